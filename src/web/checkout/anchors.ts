/** Where a part of the checkout stands, so that the list of what is wrong can lead there. */
export const anchorId = (field: string): string => `kasse-${field}`;

/** The field itself takes the focus. False when it is not on the screen. */
export function focusField(field: string): boolean {
	const place = document.getElementById(anchorId(field));
	const control = place?.querySelector<HTMLElement>("input:not(:disabled), select, button");
	control?.focus();
	return control !== null && control !== undefined;
}
