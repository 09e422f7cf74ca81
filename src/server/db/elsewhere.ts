import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/** What is asked within reads from another database than the pool's own. */
export const elsewhere = new AsyncLocalStorage<pg.Pool>();

/** The pool of the house; who asks within `elsewhere` gets the connections of the other. */
export class RoutedPool extends pg.Pool {
	get #other(): pg.Pool | null {
		const other = elsewhere.getStore();
		return other && other !== this ? other : null;
	}

	override query(...asked: unknown[]): never {
		const other = this.#other;
		const query = (other ? other.query : super.query) as (...asked: unknown[]) => unknown;
		return query.apply(other ?? this, asked) as never;
	}

	override connect(...asked: unknown[]): never {
		const other = this.#other;
		const open = (other ? other.connect : super.connect) as (...asked: unknown[]) => unknown;
		return open.apply(other ?? this, asked) as never;
	}
}
