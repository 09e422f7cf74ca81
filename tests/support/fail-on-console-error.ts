import { afterEach, beforeEach, expect, vi } from "vitest";

/** An error nobody looks at is an error nobody mends. A test that expects one spies on the console itself. */
beforeEach(() => {
	vi.spyOn(console, "error");
});

afterEach(() => {
	if (vi.isMockFunction(console.error)) expect(vi.mocked(console.error).mock.calls).toEqual([]);
	vi.restoreAllMocks();
});
