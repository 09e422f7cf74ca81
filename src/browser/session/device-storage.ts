type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const kept = new Map<string, string>();
const inMemory: DeviceStorage = {
	getItem: (key) => kept.get(key) ?? null,
	setItem: (key, value) => kept.set(key, value),
	removeItem: (key) => kept.delete(key),
};

/** Some browsers are told to store nothing and throw at the mere mention: then things last as long as the page. */
export function deviceStorage(): DeviceStorage {
	try {
		return localStorage;
	} catch {
		return inMemory;
	}
}
