export const CAMPAIGN_STATES = ["draft", "planned", "sending", "paused", "sent"] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

export const CAMPAIGN_STATE_WORDS: Record<CampaignState, string> = {
	draft: "Entwurf",
	planned: "geplant",
	sending: "geht hinaus",
	paused: "angehalten",
	sent: "verschickt",
};

/**
 * A letter waits, is taken by a sender, is being handed to the mail server, and was taken by it. Of one whose sender died
 * while it was handed over nobody knows whether it arrived: it is not sent again by itself.
 */
export const DELIVERY_STATES = [
	"waiting",
	"taken",
	"handed",
	"sent",
	"failed",
	"unsure",
	"left_out",
	"blocked",
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_WORDS: Record<DeliveryState, string> = {
	waiting: "noch nicht verschickt",
	taken: "unterwegs",
	handed: "unterwegs",
	sent: "verschickt",
	failed: "nicht angenommen",
	unsure: "ungewiss, ob angekommen",
	left_out: "nicht verschickt, weil abgemeldet",
	blocked: "nicht verschickt, weil gesperrt",
};

/** For good, for now, or somebody has called it spam. */
export const BOUNCE_KINDS = ["hard", "soft", "complaint"] as const;
export type BounceKind = (typeof BOUNCE_KINDS)[number];

export const BOUNCE_WORDS: Record<BounceKind, string> = {
	hard: "für immer abgewiesen",
	soft: "vorübergehend abgewiesen",
	complaint: "als Spam gemeldet",
};
