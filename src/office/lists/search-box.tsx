import { type Ref, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { TEXT_MAX_LENGTH } from "#contract/constants.ts";
import * as icons from "../ui/icons.ts";
import { filtered } from "./address.ts";

const PAUSE_MS = 300;

/** Finds while one types; what the address says by another hand (back, a view) stands here too. */
export function SearchBox({ ref, label }: { ref: Ref<HTMLInputElement>; label: string }) {
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const found = params.get("q") ?? "";
	const [typed, setTyped] = useState(found);
	const asked = useRef(found);
	useEffect(() => {
		if (found === asked.current) return;
		asked.current = found;
		setTyped(found);
	}, [found]);
	useEffect(() => {
		const wanted = typed.trim();
		if (wanted === asked.current) return;
		const timer = setTimeout(() => {
			asked.current = wanted;
			void navigate(filtered(params, { q: wanted }), { replace: true, preventScrollReset: true });
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed, params, navigate]);
	return (
		<search className="find">
			<Icon shape={icons.search} className="i" />
			<input
				ref={ref}
				type="search"
				className="input"
				aria-label={label}
				placeholder={label}
				maxLength={TEXT_MAX_LENGTH}
				value={typed}
				onChange={({ currentTarget: { value } }) => setTyped(value)}
			/>
		</search>
	);
}
