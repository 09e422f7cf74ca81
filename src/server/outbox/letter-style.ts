/** Values of the design tokens; mail programs know neither variables nor, all of them, a style element. */
export const COLOUR = {
	ink: "#2b1030",
	quiet: "#5d4560",
	link: "#55224f",
	line: "#e3d9e6",
	ground: "#e6daf2",
	soft: "#f3edf9",
	sun: "#ffcb1f",
} as const;

export const SANS = "font-family:Arial,Helvetica,sans-serif";
export const SERIF = "font-family:Georgia,'Times New Roman',serif";

/** A long address would make the letter wider than a phone; written this way, old mail programs know it too. */
export const LONG_WORDS = "word-break:break-word";

/** Only for phones and the dark: without it a letter is as complete. Dates and main buttons keep their colours. */
export const STYLE = `:root{color-scheme:light dark}
@media (max-width:520px){.out{padding:12px 8px!important}.pad{padding-left:22px!important;padding-right:22px!important}.h{font-size:30px!important}.label{width:104px!important}}
@media (prefers-color-scheme:dark){.bg{background:#190d1d!important}.card{background:#26162c!important}.soft{background:#33203f!important}.ink{color:#f7f0f9!important}.ink2{color:#cdbcd2!important}.lnk{color:#dcc6f2!important}.ln{border-color:#55405c!important}.ln2,.bl{border-color:#f7f0f9!important}.by{background:#ffcb1f!important}.bt,.seat{color:#2b1030!important}.foot{background:#110714!important}}
[data-ogsc] .ink{color:#f7f0f9!important}[data-ogsc] .ink2{color:#cdbcd2!important}[data-ogsb] .by{background:#ffcb1f!important}[data-ogsc] .bt{color:#2b1030!important}`;
