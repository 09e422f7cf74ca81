import pg from "pg";

/** What the database says about the columns of an answer, as pg keeps it with the answer. */
interface Columns {
	fields: unknown[];
	_parsers: unknown[];
	_prebuiltEmptyResultObject: object | null;
}
export type KnownColumns = Map<string, Columns>;

type Answer = new (rowMode: string | undefined, types: object | undefined) => Columns;

/** All that a prepared statement is asked with. */
export interface Named {
	name: string;
	text: string;
	values?: unknown[];
	rowMode?: string;
	types?: object;
}

interface Connection {
	describe(portal: object): void;
}

/** What pg's query has and does not tell. */
interface Insides extends pg.Query {
	name: string;
	types: object | undefined;
	_rowMode: string | undefined;
	_result: Columns;
	_results: Columns;
	_accumulateRows: boolean;
	prepare(connection: Connection): void;
	handleRowDescription(message: object): void;
}
const Query = pg.Query as unknown as new (text: string, values: unknown[] | undefined) => Insides;

const silent = new WeakMap<Connection, Connection>();

/** The same connection, on which nobody asks what the columns are. */
function withoutDescribe(connection: Connection): Connection {
	const known = silent.get(connection) ?? Object.create(connection, { describe: { value: () => {} } });
	silent.set(connection, known);
	return known;
}

/**
 * A prepared statement whose columns the connection has told before: for each run pg asks for them anew, and reads and
 * sorts them, which takes longer than the rows. They cannot change: the database refuses a plan that would answer otherwise.
 */
export class DescribedOnce extends Query {
	readonly #known: KnownColumns;

	/** What it is asked with it would copy property by property, which takes longer than to send it. */
	constructor({ name, text, values, rowMode, types }: Named, known: KnownColumns) {
		super(text, values);
		this.name = name;
		this.types = types;
		this._rowMode = rowMode;
		this._result = new (this._result.constructor as Answer)(rowMode, types);
		this._results = this._result;
		this.#known = known;
	}

	override prepare(connection: Connection): void {
		const columns = this.#known.get(this.name);
		if (columns) {
			Object.assign(this._result, columns);
			this._accumulateRows = true;
		}
		super.prepare(columns ? withoutDescribe(connection) : connection);
	}

	override handleRowDescription(message: object): void {
		super.handleRowDescription(message);
		const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
		this.#known.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
	}
}
