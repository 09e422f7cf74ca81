import { createContext } from "react-router";

/**
 * A random word, new for each rendering. Every script that the frame writes carries it in place of a nonce; the server
 * allows exactly these by their hashes and takes the word out again.
 */
export const scriptMark = createContext<string>();
