import { startImapServer } from "./imap-server.ts";

/** For journeys: a mailbox that the product reads and a test lays something into. */
await startImapServer({ port: Number(process.env.IMAP_PORT) });
