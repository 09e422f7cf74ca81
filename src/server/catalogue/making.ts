/** The only ones that make categories and lecturers, whoever asks for it. */
export { insertCategory as makeCategory, insertLecturer as makeLecturer } from "./office-store.ts";
