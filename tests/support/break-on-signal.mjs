/** Loaded into the real process by a test: signals stand for errors that nobody foresaw. */
import { DrizzleQueryError } from "drizzle-orm";

process.on("SIGUSR2", () => {
	throw new DrizzleQueryError("select $1", ["geheim@vsz.example"], new Error("unvorhergesehen"));
});
process.on("SIGPIPE", () => {
	throw Object.assign(new Error("write EPIPE"), { code: "EPIPE", syscall: "write" });
});
process.on("SIGHUP", () => {
	Promise.reject(Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET", syscall: "read" }));
});
