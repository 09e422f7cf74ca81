/** COURSE-02: where films come in, piece by piece (tus 1.0), and how large they and their pieces may be. */
export const FILM_UPLOAD_PATH = "/api/v1/office/film-upload";
export const FILM_MAX_BYTES = 10 * 1024 ** 3;
/** On a line of one megabit a piece is here before its request is given up. */
export const FILM_PIECE_BYTES = 4 * 1024 ** 2;
