import { Notice } from "#browser/ui/notice.tsx";

export function TaxNotice({ free }: { free: boolean }) {
	return (
		<Notice kind="info" title="Gefördert aus Steuermitteln">
			<p>
				Diese Maßnahme wird mitfinanziert durch Steuermittel auf der Grundlage des vom Sächsischen Landtag beschlossenen
				Haushaltes.{free && " Für Ehrenamtliche in Sachsen ist die Teilnahme kostenlos*."}
			</p>
		</Notice>
	);
}
