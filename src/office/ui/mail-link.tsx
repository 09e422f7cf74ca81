interface MailLinkProps {
	email: string;
	subject?: string;
	className?: string;
	children?: string;
}

/** Opens the mail program of whoever works here. */
export const MailLink = ({ email, subject, className = "link", children = email }: MailLinkProps) => (
	<a className={className} href={`mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`}>
		{children}
	</a>
);
