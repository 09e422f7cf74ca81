import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

type Status = "open" | "pending" | "paid" | "failed" | "expired" | "canceled";
interface Amount {
	currency: string;
	value: string;
}

export interface FakePayment {
	id: string;
	status: Status;
	amount: Amount;
	amountRefunded?: Amount;
	description: string;
	method: string;
	redirectUrl: string;
	cancelUrl: string;
	webhookUrl?: string;
	isCancelable: boolean;
}

const KEY = "test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM";
const LINK_TYPE = "application/hal+json";

/** The client of Mollie speaks only HTTPS and trusts only its own list of authorities, so tests switch that off. */
const certificate = {
	cert: readFileSync(join(import.meta.dirname, "tls/certificate.pem")),
	key: readFileSync(join(import.meta.dirname, "tls/key.pem")),
};
const TRUST_ANYBODY = { NODE_TLS_REJECT_UNAUTHORIZED: "0" };

/**
 * "down" answers 503, "dead" closes the connection, "mute" does what it is asked for and loses the answer of a refund,
 * "strict" refuses refunds.
 */
type Mode = "up" | "down" | "dead" | "mute" | "strict";

/** Answers as Mollie's payments API v2 is documented: https://docs.mollie.com/reference/payments-api */
export async function startMollie() {
	const payments = new Map<string, FakePayment>();
	const replies = new Map<string, { status: number; body: object }>();
	const requests: { method: string; path: string; key: string | undefined }[] = [];
	const refunds: { paymentId: string; amount: Amount }[] = [];
	let mode: Mode = "up";
	let checkoutHost = "https://www.mollie.com";

	const present = (payment: FakePayment) => ({
		resource: "payment",
		mode: "test",
		createdAt: "2026-11-15T10:00:00+00:00",
		profileId: "pfl_QkEhN94Ba",
		sequenceType: "oneoff",
		metadata: null,
		...payment,
		_links: {
			self: { href: `${url()}/v2/payments/${payment.id}`, type: LINK_TYPE },
			...(payment.status === "open"
				? { checkout: { href: `${checkoutHost}/checkout/select-method/${payment.id}`, type: "text/html" } }
				: {}),
			dashboard: { href: `https://www.mollie.com/dashboard/payments/${payment.id}`, type: "text/html" },
		},
	});

	const failure = (status: number, title: string) => ({
		status,
		body: {
			status,
			title,
			detail: title,
			_links: { documentation: { href: "https://docs.mollie.com", type: "text/html" } },
		},
	});

	function create(body: Omit<FakePayment, "id" | "status" | "isCancelable">) {
		if (!/^\d+\.\d{2}$/.test(body.amount?.value ?? "")) return failure(422, "Unprocessable Entity");
		const payment: FakePayment = {
			...body,
			id: `tr_${randomBytes(5).toString("hex")}`,
			status: "open",
			isCancelable: false,
		};
		payments.set(payment.id, payment);
		return { status: 201, body: present(payment) };
	}

	function refund(payment: FakePayment, { amount }: { amount: Amount }) {
		const refunded = Number(payment.amountRefunded?.value ?? 0) + Number(amount.value);
		if (mode === "strict" || payment.status !== "paid" || refunded > Number(payment.amount.value))
			return failure(422, "Unprocessable Entity");
		payment.amountRefunded = { ...amount, value: refunded.toFixed(2) };
		refunds.push({ paymentId: payment.id, amount });
		const body = {
			resource: "refund",
			id: `re_${randomBytes(4).toString("hex")}`,
			amount,
			status: "pending",
			paymentId: payment.id,
		};
		return { status: 201, body: { ...body, _links: { self: { href: url(), type: LINK_TYPE } } } };
	}

	function route(method: string, path: string, body: string) {
		if (path === "/v2/methods") return { status: 200, body: { count: 0, _embedded: { methods: [] }, _links: {} } };
		const [, id, sub] = /^\/v2\/payments(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
		if (method === "POST" && !id) return create(JSON.parse(body));
		const payment = payments.get(id ?? "");
		if (!payment) return failure(404, "Not Found");
		if (method === "POST" && sub === "refunds") return refund(payment, JSON.parse(body));
		if (method === "DELETE") {
			if (!payment.isCancelable) return failure(422, "The payment cannot be canceled");
			payment.status = "canceled";
		}
		return { status: 200, body: present(payment) };
	}

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		if (mode === "dead") {
			request.socket.destroy();
			return;
		}
		const { method = "", url: path = "", headers } = request;
		const key = headers["idempotency-key"] as string | undefined;
		const body = await text(request);
		requests.push({ method, path, key });
		const known = key ? replies.get(key) : undefined;
		const reply =
			mode === "down"
				? failure(503, "Service Unavailable")
				: headers.authorization !== `Bearer ${KEY}`
					? failure(401, "Unauthorized Request")
					: (known ?? route(method, path.split("?")[0] ?? "", body));
		if (key && reply.status < 500) replies.set(key, reply);
		if (mode === "mute" && path.includes("/refunds")) {
			request.socket.destroy();
			return;
		}
		response.writeHead(reply.status, { "Content-Type": LINK_TYPE }).end(JSON.stringify(reply.body));
	}

	Object.assign(process.env, TRUST_ANYBODY);
	const server = createServer(certificate, (request, response) => void answer(request, response)).listen(
		0,
		"127.0.0.1",
	);
	await new Promise((resolve) => server.once("listening", resolve));
	const url = () => `https://127.0.0.1:${(server.address() as AddressInfo).port}`;

	return {
		env: { MOLLIE_API_KEY: KEY, MOLLIE_API_URL: url(), ...TRUST_ANYBODY },
		payments,
		requests,
		refunds,
		turn(to: Mode) {
			mode = to;
		},
		/** The keys it was asked with, as after an hour. */
		forget: () => replies.clear(),
		leadTo(host: string) {
			checkoutHost = host;
		},
		/** The newest payment. */
		last(): FakePayment {
			const payment = [...payments.values()].at(-1);
			if (!payment) throw new Error("no payment at Mollie");
			return payment;
		},
		stop: () => new Promise((resolve) => server.close(resolve)),
	};
}

export type Mollie = Awaited<ReturnType<typeof startMollie>>;
