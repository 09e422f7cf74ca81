import { useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import type { Values } from "#browser/forms/form-state.ts";
import { useForm } from "#browser/forms/use-form.ts";
import { isRefusal } from "#contract/errors.ts";
import type { OfficeApi } from "#contract/office/api.ts";
import { officeApi } from "../api.ts";
import { useDraft } from "./draft.ts";

/** A thing as it stands on the server. */
export interface Version<V> {
	values: V;
	revision: number;
}

interface EditOptions<V extends Values, B> {
	/** What the page's loader last read; it may renew by itself. */
	record: Version<V>;
	/** The rules of the endpoint, without the revision. */
	schema: z.ZodMiniType<unknown, B>;
	body: (values: V) => NoInfer<B>;
	/** Sends the change of the version that was seen; answers with the new one. */
	save: (api: OfficeApi, body: B & { revision: number }) => Promise<Version<V>>;
	/** The newest version, asked for when somebody else was faster. */
	fresh: (api: OfficeApi) => Promise<Version<V>>;
	/** Under which name a draft is kept in this tab; none keeps none. */
	draft?: string;
	onSaved?: (version: Version<V>) => void;
}

export type Edit<V extends Values> = ReturnType<typeof useEdit<V, object>>;

/** A form over something that others may edit too: nothing typed is lost, nothing of theirs is overwritten unseen. */
export function useEdit<V extends Values, B extends object>(options: EditOptions<V, B>) {
	const { record, schema, body, save, fresh, onSaved } = options;
	const [base, setBase] = useState(record);
	const [theirs, setTheirs] = useState<Version<V> | null>(null);
	/** The version over which somebody has decided to save. */
	const [resolved, setResolved] = useState<number | null>(null);

	async function send(api: OfficeApi, sent: B): Promise<Version<V>> {
		try {
			const saved = await save(api, { ...sent, revision: base.revision });
			setBase(saved);
			setTheirs(null);
			adopt(saved.values);
			onSaved?.(saved);
			return saved;
		} catch (error) {
			if (isRefusal(error, "changed_meanwhile")) setTheirs(await fresh(api));
			throw error;
		}
	}

	const form = useForm(officeApi, {
		schema,
		initial: base.values,
		body,
		send,
	});
	const now = useRef(form.values);
	now.current = form.values;
	const names = Object.keys(base.values) as (keyof V & string)[];
	const changed = names.filter((name) => form.values[name] !== base.values[name]);
	const isDirty = changed.length > 0;
	const setAll = (values: Partial<V>) => {
		for (const [name, value] of Object.entries(values)) form.set(name, value as V[string]);
	};
	/** The server has put something in order: that is what stands there, unless somebody has gone on typing. */
	const adopt = (saved: V) => {
		for (const name of names)
			if (now.current[name] === form.values[name] && saved[name] !== form.values[name]) form.set(name, saved[name]);
	};
	const draft = useDraft({
		name: options.draft,
		values: form.values,
		isDirty,
		revision: base.revision,
		restore: setAll,
	});

	// Nobody has typed: what others have changed is shown at once.
	// biome-ignore lint/correctness/useExhaustiveDependencies: when the record is renewed
	useEffect(() => {
		if (isDirty || form.loading || record.revision <= base.revision) return;
		setBase(record);
		setAll(record.values);
	}, [record.revision, isDirty]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was chosen
	useEffect(() => {
		if (resolved !== null) queueMicrotask(() => void form.submit());
	}, [resolved]);

	return {
		form,
		base,
		changed,
		isDirty,
		draft,
		/** Somebody has changed it while one was typing; saving will ask. */
		isOutdated: isDirty && record.revision > base.revision,
		/** The version that stood in the way of saving. */
		theirs,
		/** Back to the form with everything that was typed. */
		leaveConflict: () => setTheirs(null),
		/** Saves these values over the version that was shown. */
		resolve(values: V): void {
			if (!theirs) return;
			setBase(theirs);
			setTheirs(null);
			setAll(values);
			setResolved(theirs.revision);
		},
		discard: () => setAll(base.values),
	};
}
