import { deviceStorage } from "#browser/session/device-storage.ts";

const KEY = "office:single-keys";

/** Single letters can be switched off, for those who dictate (WCAG 2.1.4). */
export const singleKeysOn = (): boolean => deviceStorage().getItem(KEY) !== "off";
export const switchSingleKeys = (on: boolean): void => deviceStorage().setItem(KEY, on ? "on" : "off");
