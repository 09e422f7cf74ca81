/** What every page says in a demo that others can reach. */
export const DEMONSTRATION_NOTICE = "Demonstration: Hier fließt kein Geld. Bitte gib keine echten Daten ein.";
