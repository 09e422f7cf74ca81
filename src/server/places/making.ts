/** The only one that makes places, whoever asks for it. */
export { insertPlace as makePlace } from "./office-store.ts";
