import type { CSSProperties } from "react";
import { Link, useSearchParams } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { formatEuro } from "#contract/money.ts";
import { AGES } from "#contract/office/open-item-words.ts";
import type { AgeSum } from "#contract/office/open-items.ts";
import { filtered } from "../lists/address.ts";

const invoicesText = (count: number): string => (count === 1 ? "1 Rechnung" : `${count} Rechnungen`);

/** OPEN-01: how much has been open for how long; a press shows those alone, a second one all again. */
export function AgesPanel({ ages }: { ages: readonly AgeSum[] }) {
	const [params] = useSearchParams();
	const told = ages.map(({ age, sum }) => `${AGES[age].name} ${formatEuro(sum)}`).join(", ");
	return (
		<section className="panel" aria-label="Altersaufbau">
			<div className="panel__b">
				<div className="stackbar" role="img" aria-label={`Altersaufbau: ${told}`}>
					{ages.map(({ age, sum }) => sum > 0 && <i key={age} className={`age-${age}`} style={{ flex: sum }} />)}
				</div>
				<nav className="facts ages" aria-label="Nach Alter" style={{ "--n": ages.length } as CSSProperties}>
					{ages.map(({ age, count, sum }) => {
						const isOn = params.get("age") === age;
						return (
							<Link
								key={age}
								className={classNames(`age-${age}`)}
								to={filtered(params, { age: isOn ? null : age })}
								aria-current={isOn || undefined}
								preventScrollReset
							>
								<span className="k">
									<svg width="11" height="10" aria-hidden="true">
										<path d="M0 0h11v4a5.5 5.5 0 0 1-11 0z" />
									</svg>
									{AGES[age].name}
								</span>
								<span className="v">{formatEuro(sum)}</span>
								<span className="d">{invoicesText(count)}</span>
							</Link>
						);
					})}
				</nav>
			</div>
		</section>
	);
}
