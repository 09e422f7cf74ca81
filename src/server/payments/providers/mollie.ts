import type { MollieClient, Payment, PaymentMethod } from "@mollie/api-client";
import type { PageMethod, PaymentState } from "#contract/payment-methods.ts";
import type { Config } from "#server/config.ts";
import { formValue } from "../form-value.ts";
import { type PaymentProvider, ProviderDown, ProviderRefused, webhookPath } from "./provider.ts";

export const MOLLIE = "mollie";

/** The library itself tries three times, two seconds apart. */
const TIMEOUT_MS = 12_000;
const CURRENCY = "EUR";
const METHODS: Record<PageMethod, PaymentMethod> = {
	paypal: "paypal" as PaymentMethod.paypal,
	credit_card: "creditcard" as PaymentMethod.creditcard,
};

const STATES: Record<string, PaymentState> = {
	open: "open",
	pending: "open",
	authorized: "open",
	paid: "paid",
	failed: "failed",
	expired: "expired",
	canceled: "cancelled",
};

const asAmount = (cents: number) => ({ currency: CURRENCY, value: (cents / 100).toFixed(2) });
const asCents = (value: string): number => Math.round(Number(value) * 100);

/** 3.7.2: people are sent only to us, to Mollie, or to where Mollie was configured to be. */
export function isAllowedHost(url: string, config: { apiUrl: string }): boolean {
	if (!URL.canParse(url)) return false;
	const { hostname, protocol } = new URL(url);
	if (hostname === new URL(config.apiUrl).hostname) return true;
	return protocol === "https:" && (hostname === "mollie.com" || hostname.endsWith(".mollie.com"));
}

/** Mollie refuses an address that it cannot reach; then only our own looking up tells us. */
const PRIVATE =
	/^([^.]+|.*\.(local|localhost|internal)|(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\..*|\[(::1|f[cd].*)\])$/;
const isReachable = (url: string): boolean => !PRIVATE.test(new URL(url).hostname);

function withTimeout<T>(work: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new ProviderDown("Mollie did not answer in time.")), TIMEOUT_MS);
	});
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const statusOf = (error: unknown): number | undefined => (error as { statusCode?: number }).statusCode;

async function ask<T>(work: Promise<T>): Promise<T> {
	try {
		return await withTimeout(work);
	} catch (error) {
		if (error instanceof ProviderDown) throw error;
		throw new ProviderDown(error instanceof Error ? error.message : String(error), { cause: error });
	}
}

const isGone = (error: unknown): boolean => {
	const status = error instanceof ProviderDown ? statusOf(error.cause) : undefined;
	return status === 404 || status === 410;
};

/** What is wrong with the wish itself; not our key, nor too many at once. */
const REFUSALS: readonly (number | undefined)[] = [400, 404, 409, 410, 422];

async function orRefused<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		if (!(error instanceof ProviderDown) || !REFUSALS.includes(statusOf(error.cause))) throw error;
		throw new ProviderRefused(error.message, { cause: error.cause });
	}
}

const refundedCents = ({ amountRefunded }: Payment): number => (amountRefunded ? asCents(amountRefunded.value) : 0);

const stateOf = (payment: Payment): PaymentState =>
	payment.status === "paid" && refundedCents(payment) >= asCents(payment.amount.value)
		? "refunded"
		: (STATES[payment.status] ?? "open");

interface Parts {
	mollie: NonNullable<Config["mollie"]>;
	publicUrl: string;
}

export function createMollie({ mollie, publicUrl }: Parts): PaymentProvider {
	const options = { apiKey: mollie.apiKey, apiEndpoint: `${mollie.apiUrl.replace(/\/+$/, "")}/v2/` };
	/** Read only where there is something to ask: it is large. */
	const library = () => import("@mollie/api-client");
	let client: MollieClient | null = null;
	const clientOf = async () => {
		const { createMollieClient } = await library();
		client ??= createMollieClient(options);
		return client;
	};
	const asked = <T>(work: (client: MollieClient) => Promise<T>): Promise<T> => ask(clientOf().then(work));
	const webhookUrl = `${publicUrl}${webhookPath(MOLLIE)}`;

	return {
		name: MOLLIE,

		async create({ key, amountCents, description, method, returnUrl }) {
			const payment = await asked(({ payments }) =>
				payments.create({
					idempotencyKey: key,
					amount: asAmount(amountCents),
					description,
					method: METHODS[method],
					redirectUrl: returnUrl,
					cancelUrl: returnUrl,
					...(isReachable(webhookUrl) ? { webhookUrl } : {}),
				}),
			);
			const url = payment.getCheckoutUrl();
			if (!url || !isAllowedHost(url, mollie)) throw new ProviderDown(`Mollie named no payment page: ${url}`);
			return { reference: payment.id, url };
		},

		async get(reference) {
			try {
				const payment = await asked(({ payments }) => payments.get(reference));
				const { currency, value } = payment.amount;
				return {
					state: stateOf(payment),
					amountCents: asCents(value),
					currency,
					refundedCents: refundedCents(payment),
				};
			} catch (error) {
				if (isGone(error)) return null;
				throw error;
			}
		},

		async cancel(reference) {
			const payment = await asked(({ payments }) => payments.get(reference));
			if (stateOf(payment) !== "open") return stateOf(payment) !== "paid";
			if (!payment.isCancelable) return false;
			return stateOf(await asked(({ payments }) => payments.cancel(reference))) === "cancelled";
		},

		async refund(reference, { key, amountCents, description }) {
			const refund = { paymentId: reference, amount: asAmount(amountCents), description, idempotencyKey: key };
			await orRefused(asked(({ paymentRefunds }) => paymentRefunds.create(refund)));
		},

		async check() {
			await asked(({ methods }) => methods.list());
		},

		notice: ({ body }) => {
			const id = formValue(body, "id") ?? (body as { id?: unknown } | undefined)?.id;
			return typeof id === "string" ? id : null;
		},
	};
}
