/** Whom a mailed link is about: for the person to read, and for a password manager to know. */
export const LinkAddress = ({ email }: { email: string }) => (
	<>
		<dl className="border-t-2 border-ink">
			<div className="grid gap-0.5 border-b border-line py-3.25">
				<dt className="text-sm text-ink-2">E-Mail</dt>
				<dd className="min-w-0 font-control wrap-anywhere">{email}</dd>
			</div>
		</dl>
		<input
			className="sr-only"
			type="email"
			autoComplete="username"
			value={email}
			readOnly
			tabIndex={-1}
			aria-hidden="true"
		/>
	</>
);
