/** Icons that only the office shows; those that the site shows too are in `browser/ui/icons.ts`. */

export { default as arrowDown } from "virtual:icon/arrow-down";
export { default as arrowUp } from "virtual:icon/arrow-up";
export { default as euro } from "virtual:icon/banknote";
export { default as returned } from "virtual:icon/banknote-x";
export { default as chevronLeft } from "virtual:icon/chevron-left";
export { default as database } from "virtual:icon/database";
export { default as more } from "virtual:icon/ellipsis";
export { default as fingerprint } from "virtual:icon/fingerprint-pattern";
export { default as disk } from "virtual:icon/hard-drive";
export { default as history } from "virtual:icon/history";
export { default as image } from "virtual:icon/image";
export { default as inbox } from "virtual:icon/inbox";
export { default as key } from "virtual:icon/key-round";
export { default as keyboard } from "virtual:icon/keyboard";
export { default as laptop } from "virtual:icon/laptop";
export { default as link } from "virtual:icon/link";
export { default as checkList } from "virtual:icon/list-checks";
export { default as bounced } from "virtual:icon/mail-x";
export { default as message } from "virtual:icon/message-circle";
export { default as server } from "virtual:icon/server";
export { default as settings } from "virtual:icon/settings";
export { default as shield } from "virtual:icon/shield-check";
export { default as phoneApp } from "virtual:icon/smartphone";
export { default as today } from "virtual:icon/sun";
export { default as back } from "virtual:icon/undo-2";
export { default as command } from "virtual:icon/zap";
export * from "#browser/ui/icons.ts";
