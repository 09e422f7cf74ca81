/*
 * VSZ-Illustrationen – „Ein Platz ist frei“
 *
 * Jede Szene zeigt einen Tisch von oben. Menschen sitzen zusammen, und genau
 * ein Stuhl ist frei: immer in Rapsgelb. Aus Kategorie und Slug entsteht ein
 * eindeutiges, wiederholbares Motiv – ohne Fotos, ohne externe Dienste.
 *
 *   import { scene } from './generate.mjs'   scene('vereinsrecht', { seed: slug })
 */

/* ---------- Farben --------------------------------------------------- */
export const C = {
  holunder: '#2B1030', holunder7: '#55224F', holunder5: '#8C5A8E',
  flieder: '#C7B1E3', flieder2: '#E4D8F1', raps: '#FFCB1F', raps2: '#FFE588',
  mohn: '#E5482D', rosa: '#F9BBA8', rosa2: '#FCDCD1', elbe: '#1B7A80',
  elbe4: '#63B4B5', elbe2: '#B4DEDB', wiese: '#4E8B45', wiese4: '#93C073',
  wiese2: '#CFE5B8', sand: '#D9AE74', sand2: '#F1DDBD', himmel: '#BCDDF3',
  himmel5: '#4A93C4', weiss: '#FFFFFF', papier: '#FBF8FC', kaffee: '#5A3527',
};
const SKIN = ['#F6D2B8', '#E8B48F', '#C98A5F', '#9A623F', '#6B4229', '#F2C6A4'];
const HAIR = ['#2B1030', '#5A3527', '#8A5A34', '#D9AE74', '#D8D3DC', '#B5452A', '#3A2A22'];

/* ---------- Zufall, aber wiederholbar --------------------------------- */
export function rng(str) {
  let h = 1779033703 ^ str.length;
  for (let i = 0; i < str.length; i++) { h = Math.imul(h ^ str.charCodeAt(i), 3432918353); h = (h << 13) | (h >>> 19); }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507); h = Math.imul(h ^ (h >>> 13), 3266489909);
    return ((h ^= h >>> 16) >>> 0) / 4294967296;
  };
}
const n = (v) => +v.toFixed(1);
const pick = (r, a) => a[Math.floor(r() * a.length)];
const g = (x, y, rot, s, body) => `<g transform="translate(${n(x)} ${n(y)})${rot ? ` rotate(${n(rot)})` : ''}${s !== 1 ? ` scale(${+s.toFixed(3)})` : ''}">${body}</g>`;
const circle = (x, y, r, fill, extra = '') => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra}/>`;
const rect = (x, y, w, h, rx, fill, extra = '') => `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(rx)}" fill="${fill}"${extra}/>`;
const SH = `fill="${C.holunder}" fill-opacity=".16"`;

/* ---------- Grundformen ------------------------------------------------ */
/* Stuhl: Halbrund, gerade Seite zum Tisch (lokal nach oben). */
const D = (w, d) => `M${-w / 2} ${-d / 2}h${w}v${n(d - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${-w} 0z`;
export function chair(fill, { shadow = true, ring = false } = {}) {
  return (shadow ? `<path d="${D(104, 92)}" transform="translate(6 9)" ${SH}/>` : '')
    + `<path d="${D(104, 92)}" fill="${fill}"${ring ? ` stroke="${C.holunder}" stroke-width="5"` : ''}/>`
    + `<path d="M-37 14a37 37 0 0 0 74 0" fill="none" stroke="${C.holunder}" stroke-opacity=".22" stroke-width="9" stroke-linecap="round"/>`;
}

/* Mensch von oben: Schultern, Arme, Kopf. Blick nach oben (zum Tisch). */
export function person(r, { cloth, kid = false, wheel = false, reach = 1, avoid = '' } = {}) {
  const skin = pick(r, SKIN), hair = pick(r, HAIR), v = kid ? 0.64 + r() * 0.36 : r(); // Kinder: Locken oder kurz
  const a = 30 + r() * 12, b = 30 + r() * 12, la = -54 * reach - r() * 12, lb = -54 * reach - r() * 12;
  let s = '';
  s += `<path d="M-42 -2L${n(-a)} ${n(la)}M42 -2L${n(b)} ${n(lb)}" stroke="${cloth}" stroke-width="25" stroke-linecap="round" fill="none"/>`;
  s += circle(-a + 2, la - 6, 10.5, skin) + circle(b - 2, lb - 6, 10.5, skin);
  s += rect(-58, -28, 116, 56, 28, cloth);
  s += `<path d="M-22 24a22 20 0 0 1 44 0" fill="${C.holunder}" fill-opacity=".14"/>`;
  if (v < 0.15) { // Kopftuch
    const t = pick(r, [C.flieder, C.elbe, C.mohn, C.himmel5].filter((c) => c !== avoid && c !== cloth));
    s += circle(0, -10, 26, skin) + `<path d="M-29 -14a29 29 0 1 1 58 0c0 9-4 15-9 19l6 17c-16 7-36 7-52 0l6-17c-5-4-9-10-9-19z" fill="${t}" transform="translate(0 4)"/>`;
  } else if (v < 0.28) { // Dutt
    s += circle(0, -13, 25, skin) + circle(0, -5, 27, hair) + circle(0, 19, 13, hair);
  } else if (v < 0.42) { // lang
    s += circle(0, -13, 25, skin) + `<path d="M-28 -6a28 28 0 0 1 56 0v26a14 14 0 0 1-14 14h-28a14 14 0 0 1-14-14z" fill="${hair}"/>`;
  } else if (v < 0.52) { // Glatze mit Brille
    s += circle(0, -8, 27, skin) + `<path d="M-16 -29h32" stroke="${C.holunder}" stroke-width="4" stroke-linecap="round"/><path d="M-23 -9a23 23 0 0 0 46 0" fill="none" stroke="${hair}" stroke-width="9" stroke-linecap="round"/>`;
  } else if (v < 0.62) { // Mütze
    const t = pick(r, [C.mohn, C.elbe, C.wiese, C.flieder].filter((c) => c !== avoid && c !== cloth));
    s += circle(0, -12, 25, skin) + circle(0, -5, 28, t) + circle(0, -5, 9, C.weiss);
  } else if (v < 0.78) { // Locken
    s += circle(0, -14, 24, skin);
    for (let i = 0; i < 8; i++) s += circle(22 * Math.sin(i * 0.785), -3 - 20 * Math.cos(i * 0.785) * (i === 0 ? 0.6 : 1), 11.5, hair);
    s += circle(0, -3, 20, hair);
  } else { // kurz
    s += circle(0, -13, 25, skin) + circle(0, -6, 27, hair) + `<path d="M-10 -26q6 18 2 34" stroke="${C.weiss}" stroke-opacity=".2" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  }
  if (wheel) s = rect(-74, -30, 15, 76, 7.5, C.holunder) + rect(59, -30, 15, 76, 7.5, C.holunder) + s;
  return kid ? g(0, 0, 0, 0.74, s) : s;
}

/* ---------- Gegenstände ------------------------------------------------ */
export const O = {
  cup: (c = C.mohn, drink = C.kaffee) => circle(3, 5, 30, C.holunder, ' fill-opacity=".14"') + circle(0, 0, 30, C.weiss) + rect(14, -6, 20, 12, 6, c) + circle(0, 0, 19, c) + circle(0, 0, 14, drink),
  glass: () => circle(0, 0, 17, C.weiss, ' fill-opacity=".75"') + circle(0, 0, 12, C.himmel),
  sheet: (w = 84, h = 112, mark = '', tint = C.weiss) => rect(-w / 2 + 4, -h / 2 + 6, w, h, 4, C.holunder, ' fill-opacity=".14"') + rect(-w / 2, -h / 2, w, h, 4, tint)
    + (mark || `<path d="M${-w / 2 + 13} ${-h / 2 + 20}h${w * 0.5}" stroke="${C.holunder7}" stroke-width="8" stroke-linecap="round"/>`)
    + [0, 1, 2, 3].map((i) => `<path d="M${-w / 2 + 13} ${n(-h / 2 + h * 0.42 + i * h * 0.14)}h${n(w - 26 - (i === 3 ? 24 : i % 2 * 8))}" stroke="${C.flieder}" stroke-width="5" stroke-linecap="round"/>`).join(''),
  para: (w = 84, h = 112) => O.sheet(w, h, `<g transform="translate(0 ${-h / 2 + 26}) scale(.62)" fill="none" stroke="${C.mohn}" stroke-width="8" stroke-linecap="round"><path d="M11 -18c-5-7-23-6-22 4 1 9 24 9 24 21 0 6-6 9-11 9"/><path d="M-11 30c5 7 23 6 22-4-1-9-24-9-24-21 0-6 6-9 11-9"/></g>`),
  pen: (c = C.mohn) => rect(-4, -42, 9, 76, 4, c) + `<path d="M-4 34h9l-4.500 13z" fill="${C.holunder}"/>`,
  laptop: (c = C.holunder7) => rect(-62, -44, 132, 100, 9, C.holunder, ' fill-opacity=".16"') + rect(-66, -40, 132, 92, 9, C.flieder2) + rect(-54, -22, 108, 40, 4, C.weiss) + [0, 1, 2].map((i) => `<path d="M-48 ${-14 + i * 12}h96" stroke="${C.flieder}" stroke-width="7" stroke-dasharray="8 4"/>`).join('') + rect(-20, 26, 40, 18, 4, C.flieder) + rect(-70, -62, 140, 26, 8, c) + rect(-58, -56, 116, 8, 4, C.elbe4),
  phone: () => rect(-20, -38, 40, 76, 8, C.holunder) + rect(-15, -31, 30, 58, 3, C.elbe4) + circle(0, 32, 2.5, C.flieder),
  calc: () => rect(-36, -50, 80, 110, 10, C.holunder, ' fill-opacity=".16"') + rect(-40, -54, 80, 108, 10, C.holunder7) + rect(-30, -44, 60, 24, 4, C.elbe2) + [0, 1, 2, 3].map((y) => [0, 1, 2].map((x) => circle(-21 + x * 21, -3 + y * 16, 6, x === 2 ? C.mohn : C.flieder2)).join('')).join(''),
  coins: (k = 3) => Array.from({ length: k }, (_, i) => g(i * 9, -i * 10, 0, 1, circle(2, 4, 24, C.holunder, ' fill-opacity=".18"') + circle(0, 0, 24, i % 2 ? C.sand : '#E9B23A') + circle(0, 0, 16, 'none', ` stroke="${C.weiss}" stroke-opacity=".8" stroke-width="4"`))).join(''),
  receipt: () => `<path d="M-26 -60h52v112l-9 8-8-8-9 8-9-8-9 8-8-8z" fill="${C.weiss}"/>` + [0, 1, 2, 3, 4].map((i) => `<path d="M-17 ${-46 + i * 17}h${i === 4 ? 16 : 22}M14 ${-46 + i * 17}h4" stroke="${i === 4 ? C.mohn : C.holunder5}" stroke-width="4.500" stroke-linecap="round"/>`).join(''),
  plant: (c = C.wiese, pot = C.mohn, k = 7) => circle(5, 8, 40, C.holunder, ' fill-opacity=".14"') + circle(0, 0, 36, pot) + circle(0, 0, 28, C.kaffee) + Array.from({ length: k }, (_, i) => `<path d="M0 0c16-12 18-36 0-58c-18 22-16 46 0 58z" fill="${i % 2 ? c : C.wiese4}" transform="rotate(${n(i * 360 / k)})"/>`).join('') + circle(0, 0, 7, C.raps),
  sprout: () => circle(3, 5, 27, C.holunder, ' fill-opacity=".14"') + circle(0, 0, 25, C.sand) + circle(0, 0, 19, C.kaffee) + `<path d="M0 0c-6-16-20-18-30-12c4 12 18 18 30 12zM0 0c6-16 20-18 30-12c-4 12-18 18-30 12z" fill="${C.wiese}"/>`,
  /* Gugelhupf mit Guss */
  cake: (k = 12) => {
    const wave = (R, d, m) => { let p = ''; for (let i = 0; i < m; i++) { const a0 = (i * 2 * Math.PI) / m, a1 = ((i + 1) * 2 * Math.PI) / m, am = (a0 + a1) / 2; if (!i) p += `M${n(R * Math.sin(a0))} ${n(-R * Math.cos(a0))}`; p += `Q${n((R + d) * Math.sin(am))} ${n(-(R + d) * Math.cos(am))} ${n(R * Math.sin(a1))} ${n(-R * Math.cos(a1))}`; } return p + 'z'; };
    let s = circle(5, 9, 88, C.holunder, ' fill-opacity=".14"') + circle(0, 0, 88, C.weiss) + circle(0, 0, 78, C.flieder2);
    s += `<path d="${wave(60, 22, k)}" fill="#A9683A"/><path d="${wave(46, 20, k - 3)}" fill="#FFF7EC"/>`;
    for (let i = 0; i < k; i++) s += `<path d="M0 -27V-42" stroke="#E9D3B8" stroke-width="4" stroke-linecap="round" transform="rotate(${n((i * 360) / k)})"/>`;
    return s + circle(0, 0, 20, '#8A4F29') + circle(0, 0, 13, C.flieder2) + [[-34, -24], [30, -34], [40, 18], [-8, 46], [-44, 12]].map(([x, y], i) => circle(x, y, 6.5, i % 2 ? C.mohn : C.elbe4)).join('');
  },
  /* Streuselkuchen auf dem Teller */
  slice: (c = C.mohn) => circle(3, 5, 36, C.holunder, ' fill-opacity=".14"') + circle(0, 0, 36, C.weiss) + rect(-21, -17, 42, 34, 5, '#E7B877') + [[-12, -8], [2, -10], [13, -4], [-8, 6], [6, 5], [15, 9]].map(([x, y], i) => circle(x, y, 5, i % 2 ? '#FFF1D6' : c)).join(''),
  book: (c = C.elbe, w = 150) => rect(-w / 2 - 2, -w * 0.35 + 6, w + 12, w * 0.72, 8, C.holunder, ' fill-opacity=".16"') + rect(-w / 2 - 6, -w * 0.37, w + 12, w * 0.74, 8, c) + `<path d="M0 ${n(-w * 0.31)}c-20-9-50-9-${w / 2} 0v${n(w * 0.62)}c25-9 55-9 ${w / 2} 0c20-9 50-9 ${w / 2} 0v${n(-w * 0.62)}c-25-9-55-9-${w / 2} 0z" fill="${C.weiss}"/><path d="M0 ${n(-w * 0.31)}v${n(w * 0.62)}" stroke="${C.flieder}" stroke-width="4"/>` + [0, 1, 2, 3].map((i) => `<path d="M${-w / 2 + 14} ${n(-w * 0.2 + i * w * 0.12)}h${w / 2 - 28}" stroke="${C.flieder}" stroke-width="5" stroke-linecap="round"/>`).join('') + circle(w / 4, -w * 0.08, w * 0.11, C.rosa) + `<path d="M${n(w / 4 - w * 0.16)} ${n(w * 0.19)}a${n(w * 0.16)} ${n(w * 0.16)} 0 0 1 ${n(w * 0.32)} 0z" fill="${C.elbe4}"/>`,
  bell: () => circle(4, 6, 34, C.holunder, ' fill-opacity=".16"') + circle(0, 0, 34, C.holunder7) + circle(0, 0, 25, C.sand) + circle(-6, -7, 10, C.sand2) + circle(0, 0, 6, C.holunder),
  news: () => rect(-56, -38, 122, 90, 4, C.holunder, ' fill-opacity=".14"') + rect(-60, -44, 122, 90, 4, C.weiss) + rect(-50, -34, 102, 13, 3, C.holunder7) + rect(-50, -14, 46, 36, 3, C.elbe4) + [0, 1, 2].map((i) => `<path d="M6 ${-10 + i * 13}h46" stroke="${C.flieder}" stroke-width="5.500"/>`).join('') + `<path d="M-50 32h102" stroke="${C.flieder}" stroke-width="5.500"/>`,
  envelope: (c = C.weiss) => rect(-54, -34, 118, 80, 6, C.holunder, ' fill-opacity=".14"') + rect(-59, -40, 118, 80, 6, c) + `<path d="M-56 -36L0 10L56 -36" fill="none" stroke="${C.holunder5}" stroke-width="6" stroke-linejoin="round"/>` + circle(0, 12, 11, C.mohn),
  camera: () => rect(-36, -22, 84, 56, 10, C.holunder, ' fill-opacity=".16"') + rect(-42, -28, 84, 56, 10, C.holunder) + rect(-24, -42, 48, 18, 6, C.holunder7) + circle(0, 0, 19, C.flieder2) + circle(0, 0, 12, C.elbe),
  mega: (c = C.mohn) => `<path d="M-16 -18h32l26 -44h-84z" fill="${c}"/>` + rect(-42, -72, 84, 14, 7, C.weiss) + rect(-16, -20, 32, 40, 10, C.holunder7),
  glasses: () => `<g fill="${C.weiss}" fill-opacity=".5" stroke="${C.holunder}" stroke-width="5"><circle cx="-17" r="13"/><circle cx="17" r="13"/><path d="M-4 0h8" /></g>`,
  key: () => `<g fill="none" stroke="${C.sand}" stroke-width="9" stroke-linecap="round"><circle r="15"/><path d="M15 0h44M46 0v13M58 0v10"/></g>`,
  notes: (r) => [C.raps2, C.rosa, C.elbe2, C.flieder].map((c, i) => g((i % 2) * 46 - 23, (i > 1 ? 46 : 0) - 23, (r() - 0.5) * 14, 1, rect(-19, -19, 38, 38, 2, c))).join(''),
  teddy: () => `<g fill="${C.sand}">${circle(-24, -30, 14, C.sand)}${circle(24, -30, 14, C.sand)}${circle(-34, 34, 17, C.sand)}${circle(34, 34, 17, C.sand)}${circle(0, 26, 36, C.sand)}</g>` + circle(0, 30, 21, C.sand2) + circle(0, -14, 31, C.sand) + circle(0, -4, 14, C.sand2) + circle(-11, -20, 4, C.holunder) + circle(11, -20, 4, C.holunder) + `<path d="M-5 -7h10l-5 6z" fill="${C.holunder}"/>`,
  can: () => circle(5, 8, 38, C.holunder, ' fill-opacity=".14"') + `<path d="M26 -10l64 -34M90 -58v30" stroke="${C.elbe}" stroke-width="13" stroke-linecap="round"/><path d="M-30 -20a40 40 0 0 0 0 40" stroke="${C.elbe}" stroke-width="11" fill="none" transform="translate(-12 0)"/>` + circle(0, 0, 37, C.elbe) + circle(0, 0, 27, C.elbe4),
  heartbox: () => rect(-52, -52, 116, 116, 14, C.holunder, ' fill-opacity=".16"') + rect(-58, -58, 116, 116, 14, C.mohn) + rect(-30, -42, 60, 11, 5.5, C.holunder) + `<path d="M0 40c-34-22-36-36-32-45c6-13 24-13 32 2c8-15 26-15 32-2c4 9 2 23-32 45z" fill="${C.weiss}"/>`,
  confetti: (r, w, h, k = 40) => Array.from({ length: k }, () => { const c = pick(r, [C.raps, C.mohn, C.elbe, C.flieder, C.weiss, C.wiese4]); const x = (r() - 0.5) * w, y = (r() - 0.5) * h; return r() < 0.5 ? circle(x, y, 7 + r() * 5, c) : g(x, y, r() * 180, 1, rect(-5, -11, 10, 22, 5, c)); }).join(''),
};

/* ---------- Tische ------------------------------------------------------ */
const CLOTH = [C.mohn, C.elbe, C.flieder, C.wiese, C.holunder7, C.sand, C.weiss, C.himmel5, C.rosa];
/* mischt Stühle, Tisch, Gegenstände und Menschen in der richtigen Reihenfolge */
let AVOID = ''; // Kleidung nie in der Farbe des Bodens
let FOCUS = null; // Lage des freien Stuhls im Koordinatensystem der Szene
function assemble(seats, { r, chairFill, free, cloths = CLOTH, s = 1, table, objects }) {
  if (seats[free]) FOCUS = { x: seats[free].x, y: seats[free].y };
  let under = '', over = '', last = '';
  cloths = cloths.filter((c) => c !== chairFill && c !== AVOID);
  seats.forEach((p, i) => {
    const isFree = i === free;
    under += g(p.x, p.y, p.a, s, chair(isFree ? C.raps : chairFill));
    if (!isFree && !p.empty) {
      let c; do { c = pick(r, cloths); } while (c === last && cloths.length > 1); last = c;
      over += g(p.x, p.y, p.a, s * 1.08, person(r, { cloth: c, kid: p.kid, wheel: p.wheel, reach: p.reach ?? 1, avoid: chairFill }));
    }
  });
  return under + table + objects + over;
}
const ring = (cx, cy, R, k, start = 0) => Array.from({ length: k }, (_, i) => {
  const t = ((start + (i * 360) / k) * Math.PI) / 180;
  return { x: cx + R * Math.sin(t), y: cy - R * Math.cos(t), a: start + (i * 360) / k + 180 };
});
const side = (x0, y0, x1, y1, k, a) => Array.from({ length: k }, (_, i) => ({ x: x0 + ((x1 - x0) * (i + 0.5)) / k, y: y0 + ((y1 - y0) * (i + 0.5)) / k, a }));
const roundTable = (cx, cy, R, fill, inner = '') => circle(cx + 8, cy + 14, R, C.holunder, ' fill-opacity=".16"') + circle(cx, cy, R, fill) + inner;
const rectTable = (x, y, w, h, fill, rx = 26) => rect(x + 8, y + 14, w, h, rx, C.holunder, ' fill-opacity=".16"') + rect(x, y, w, h, rx, fill);
const gingham = (id, a, b, t = 44) => `<pattern id="${id}" width="${t}" height="${t}" patternUnits="userSpaceOnUse"><path d="M0 0h${t}v${t}h-${t}z" fill="${a}"/><path d="M0 0h${t / 2}v${t}h-${t / 2}z" fill="${b}" fill-opacity=".38"/><path d="M0 0h${t}v${t / 2}h-${t}z" fill="${b}" fill-opacity=".38"/></pattern>`;
const stripes = (id, a, b, t = 36) => `<pattern id="${id}" width="${t}" height="${t}" patternUnits="userSpaceOnUse"><path d="M0 0h${t}v${t}h-${t}z" fill="${a}"/><path d="M0 0h${t / 2}v${t}h-${t / 2}z" fill="${b}"/></pattern>`;
const dots = (id, a, b, t = 40) => `<pattern id="${id}" width="${t}" height="${t}" patternUnits="userSpaceOnUse"><path d="M0 0h${t}v${t}h-${t}z" fill="${a}"/><circle cx="${t / 2}" cy="${t / 2}" r="${t / 7}" fill="${b}"/></pattern>`;
const boards = (w, h, c) => Array.from({ length: Math.ceil(h / 90) }, (_, i) => `<path d="M${-w} ${-h / 2 + i * 90}H${w}" stroke="${c}" stroke-width="3"/>`).join('');

/* ---------- Szenen je Kategorie ----------------------------------------- */
/* Alle Szenen zeichnen um den Ursprung; w/h = sichtbarer Ausschnitt. */
const SCENES = {
  vereinsrecht(r, w, h, id) { // Ecke einer U-Form
    const seats = [...side(-780, -300, 500, -300, 5, 180), ...side(640, -190, 640, 850, 4, -90), ...side(-780, 76, 170, 76, 4, 0)];
    const free = pick(r, [3, 5, 11, 12]); seats[2].wheel = free !== 2; seats[free === 5 ? 6 : 5].kid = false;
    return { bg: C.elbe2, defs: '', body: boards(1100, 1300, '#9DD0CD') + circle(-150, 560, 300, '#9DD0CD') + g(-40, 400, 12, 1.75, O.plant(C.wiese, C.mohn, 8)) + g(-330, 470, 0, 1.5, O.plant(C.wiese4, C.holunder7, 7)) + g(0, 0, 0, 1, assemble(seats, {
      r, chairFill: C.elbe, free,
      table: ['<g transform="translate(8 14)" fill="' + C.holunder + '" fill-opacity=".16">', '<g fill="' + C.weiss + '">'].map((o) => o + '<path d="M-1000 -228H500a70 70 0 0 1 70 70V1000H300V4H-1000z"/></g>').join('') + `<path d="M-1000 -36H340V1000" fill="none" stroke="${C.elbe2}" stroke-width="12"/>`,
      objects: g(-560, -120, -8, 1.2, O.para()) + g(-440, -110, 30, 1.2, O.pen(C.elbe)) + g(-290, -130, 0, 1.2, O.cup(C.mohn)) + g(-120, -120, 6, 1.25, O.para()) + g(10, -112, -5, 1.2, O.sheet()) + g(130, -130, 0, 1.2, O.glass()) + g(214, -116, 16, 1.1, O.pen(C.mohn)) + g(420, -96, 42, 1.3, O.book(C.mohn, 140)) + g(452, 110, 84, 1.2, O.para()) + g(450, 248, 0, 1.2, O.cup(C.elbe)) + g(444, 400, 96, 1.2, O.sheet()),
    })) };
  },
  stiftungen(r, w, h, id) { // Runder Tisch mit Baum in der Mitte
    const k = 9, seats = ring(0, 0, 372, k, r() * 40), free = Math.floor(r() * k);
    let leaves = '';
    for (let j = 0; j < 3; j++) for (let i = 0; i < 12 - j * 3; i++) leaves += `<path d="M0 0c20-14 22-44 0-70c-22 26-20 56 0 70z" fill="${[C.wiese, C.wiese4, C.wiese2][j]}" transform="rotate(${n(i * 360 / (12 - j * 3) + j * 14)}) translate(0 ${-74 + j * 34})"/>`;
    return { bg: C.flieder, defs: '', body: circle(0, 0, 560, '#BBA2DB') + circle(0, 0, 470, C.flieder2) + assemble(seats, {
      r, chairFill: C.holunder7, free, table: roundTable(0, 0, 296, C.weiss, circle(0, 0, 284, 'none', ` stroke="${pick(r, [C.flieder2, C.rosa, C.elbe2])}" stroke-width="14"`)),
      objects: circle(5, 9, 150, C.holunder, ' fill-opacity=".1"') + circle(0, 0, 62, C.kaffee) + leaves + circle(0, 0, 13, C.raps) + ring(0, 0, 214, 6, 20).map((p, i) => g(p.x, p.y, p.a, 1.06, [O.cup(C.elbe), O.sheet(64, 84), O.slice(), O.cup(C.mohn), O.sheet(64, 84), O.glass()][i])).join(''),
    }) };
  },
  finanzen(r, w, h, id) { // Arbeitsplatz: Belege, Münzen, Rechner
    const seats = [...side(-560, -300, 560, -300, 4, 180), ...side(-560, 300, 560, 300, 4, 0)], free = pick(r, [1, 2, 5, 6]);
    seats[6 === free ? 5 : 6].reach = 1.1;
    const st = [3, 5, 2, 6, 4];
    return { bg: C.sand2, defs: stripes('st' + id, '#F5E6CC', C.sand2, 120), body: rect(-1000, -1000, 2000, 2000, 0, `url(#st${id})`) + g(0, 0, 0, 1.02, assemble(seats, {
      r, chairFill: C.sand, free, table: rectTable(-610, -232, 1220, 464, pick(r, [C.holunder7, C.elbe, C.wiese]), 34),
      objects: g(-450, 10, -6, 1.5, O.calc()) + g(-286, -40, 5, 1.4, O.receipt()) + g(-190, 30, -9, 1.4, O.receipt()) + st.map((k, i) => g(-60 + i * 92, 96 - (i % 2) * 16, 0, 1.3, O.coins(k))).join('') + g(-60, -120, 78, 1.4, O.pen(C.raps2)) + g(120, -100, -4, 1.3, O.sheet(120, 90)) + g(470, 20, 8, 1.4, O.sheet(96, 124)) + g(540, -140, 0, 1.2, O.cup(C.mohn)) + g(300, -128, 0, 1.4, O.glasses()),
    })) };
  },
  foerdermittel(r, w, h, id) { // Pflanztisch
    const seats = [...side(-640, -290, 640, -290, 5, 180), ...side(-640, 290, 640, 290, 5, 0)], free = pick(r, [1, 2, 3, 6, 7, 8]);
    return { bg: C.wiese2, defs: pick(r, [dots('dt' + id, C.weiss, C.wiese2, 46), gingham('dt' + id, C.weiss, C.wiese4, 60), stripes('dt' + id, C.weiss, '#EFF6E6', 60)]), body: [[-700, -420, 240], [620, 430, 300], [760, -380, 170]].map(([x, y, q]) => circle(x, y, q, '#BFDBA3')).join('') + g(0, 0, -7, 1.02, assemble(seats, {
      r, chairFill: C.wiese, free, table: rectTable(-720, -222, 1440, 444, C.weiss, 222) + rect(-690, -192, 1380, 384, 192, `url(#dt${id})`),
      objects: g(-500, 40, 0, 1.6, O.sprout()) + g(-330, -50, 20, 1.45, O.plant(C.wiese, C.elbe, 7)) + g(-130, 60, 0, 1.7, O.sprout()) + g(70, -20, 12, 1.95, O.plant(C.wiese, C.mohn, 9)) + g(320, 40, 10, 1.35, O.can()) + g(520, 40, 0, 1.6, O.sprout()) + g(-620, -60, -14, 1.1, O.sheet()) + g(-150, -120, 0, 1.3, O.coins(3)) + g(560, -100, 0, 1.2, O.cup(C.elbe)) + g(220, -120, 8, 1.1, O.sheet(90, 70)),
    })) };
  },
  ehrenamt(r, w, h, id) { // Kaffeetafel
    const k = 10, seats = ring(0, 0, 400, k, 18 + r() * 20), free = pick(r, [0, 1, 2, 3, 7, 8, 9]);
    seats[(free + 3) % k].wheel = true; seats[(free + 6) % k].kid = true;
    return { bg: C.rosa, defs: gingham('gh' + id, C.weiss, pick(r, [C.mohn, C.mohn, C.elbe, C.flieder]), 56), body: circle(-640, 380, 260, '#F5A893') + circle(660, -360, 240, '#F5A893') + assemble(seats, {
      r, chairFill: C.mohn, free, table: roundTable(0, 0, 322, `url(#gh${id})`),
      objects: g(-10, 0, r() * 90, 1.5, O.cake()) + ring(0, 0, 230, 9, 4).map((p, i) => g(p.x, p.y, p.a, 1.16, i % 2 ? O.slice() : O.cup([C.elbe, C.holunder7, C.wiese][i % 3]))).join(''),
    }) };
  },
  oeffentlichkeit(r, w, h, id) { // Halbkreis mit Sprecherin
    let u = '', o = ''; const total = [7, 10, 13], freeRow = 1, freeI = 3 + Math.floor(r() * 4);
    total.forEach((k, row) => { for (let i = 0; i < k; i++) { const t = ((-78 + (156 * i) / (k - 1)) * Math.PI) / 180, R = 330 + row * 178; const x = R * Math.sin(t), y = 300 - R * Math.cos(t), a = (t * 180) / Math.PI + 180; const f = row === freeRow && i === freeI; if (f) FOCUS = { x, y }; u += g(x, y, a, 1, chair(f ? C.raps : [C.himmel5, C.elbe, C.himmel5][row])); if (!f) o += g(x, y, a, 1.06, person(r, { cloth: pick(r, CLOTH), reach: 0.55 })); } });
    return { bg: C.himmel, defs: '', body: [760, 590, 420, 250].map((R, i) => `<path d="M${-R} 330a${R} ${R} 0 0 1 ${2 * R} 0z" fill="${i % 2 ? '#A9D0EC' : C.himmel}"/>`).join('') + u + o + circle(0, 330, 168, C.weiss) + g(0, 340, 0, 1.5, person(r, { cloth: C.mohn, reach: 1 })) + g(0, 205, 0, 1.15, O.mega(C.mohn)) };
  },
  digital(r, w, h, id) { // Raster aus Einzeltischen mit Laptops
    let u = '', t = '', o = ''; const fr = [1, 1 + Math.floor(r() * 2)]; const tint = [C.elbe2, C.flieder, C.rosa, C.weiss, C.wiese2, C.himmel];
    for (let y = -1; y < 3; y++) for (let x = -1; x < 4; x++) { const X = -620 + x * 330 + (y % 2 ? 165 : 0), Y = -440 + y * 330; const f = y === fr[0] && x === fr[1]; if (f) FOCUS = { x: X + 120, y: Y + 210 }; t += g(X, Y, 0, 1, rect(-112, -76, 240, 160, 24, C.holunder, ' fill-opacity=".5"') + rect(-120, -84, 240, 160, 24, tint[(x * 2 + y * 3 + 12) % 6]) + g(0, 0, 0, 1.02, O.laptop([C.holunder7, C.elbe, C.mohn][(x + y + 6) % 3])) + ((x + y) % 2 ? g(92, -40, 0, 0.7, O.cup(C.mohn)) : g(-92, 34, 0, 0.6, O.phone()))); u += g(X, Y + 150, 0, 1, chair(f ? C.raps : C.holunder5)); if (!f) o += g(X, Y + 142, 0, 1, person(r, { cloth: pick(r, [C.mohn, C.elbe4, C.flieder, C.wiese4, C.rosa, C.weiss]), reach: 1.1 })); }
    return { bg: '#3B1740', defs: '', body: g(120, 70, -10, 1.04, u + t + o) };
  },
  vorstand(r, w, h, id) { // Lange Tafel, diagonal
    const seats = [...side(-860, -262, 860, -262, 7, 180), ...side(-860, 262, 860, 262, 7, 0)], free = pick(r, [2, 3, 4, 9, 10, 11]);
    seats[(free + 8) % 14].wheel = true;
    return { bg: C.sand, defs: gingham('gv' + id, C.sand2, C.sand, 60), body: rect(-1200, -1200, 2400, 2400, 0, C.sand) + g(0, 0, -24, 1, rect(-1300, -390, 2600, 780, 0, '#E2BC87') + assemble(seats, {
      r, chairFill: C.kaffee, free, table: rectTable(-960, -190, 1920, 380, C.sand2, 60) + rect(-1000, -46, 2000, 92, 0, pick(r, [C.mohn, C.elbe, C.holunder7]), ' fill-opacity=".92"'),
      objects: g(0, 0, 0, 1.1, O.bell()) + [-560, -300, 280, 560].map((x, i) => g(x, i % 2 ? -112 : 108, i * 5 - 8, 0.9, O.sheet())).join('') + g(-420, 110, 0, 1, O.cup(C.elbe)) + g(-180, -110, 0, 0.9, O.laptop(C.elbe)) + g(160, 104, 0, 0.9, O.notes(r)) + g(420, -100, 0, 1, O.cup(C.holunder7)) + g(-330, 0, 0, 0.9, O.plant(C.wiese, C.weiss, 6)) + g(350, 0, 0, 0.9, O.plant(C.wiese4, C.weiss, 6)) + g(-90, 96, 30, 1, O.key()),
    })) };
  },
  vorlesen(r, w, h, id) { // Teppich, Buch, zwei Menschen, ein freies Kissen
    const cush = (x, y, c) => circle(x + 6, y + 10, 92, C.holunder, ' fill-opacity=".2"') + circle(x, y, 92, c) + circle(x, y, 92, 'none', ` stroke="${C.weiss}" stroke-opacity=".35" stroke-width="6" stroke-dasharray="14 12"`) + circle(x, y, 9, C.holunder, ' fill-opacity=".25"');
    return { bg: '#3B1740', defs: '', body: Array.from({ length: 34 }, () => circle((r() - 0.5) * w * 1.1, (r() - 0.5) * h * 1.2, 4 + r() * 5, pick(r, [C.raps2, C.flieder, C.weiss]), ' fill-opacity=".75"')).join('') + [420, 340, 258, 176].map((R, i) => circle(0, 20, R, [C.flieder, C.flieder2, C.rosa, C.rosa2][i])).join('')
      + cush(-215, 130, C.elbe) + cush(40, 238, C.mohn) + cush(262, 70, C.raps) + g(-215, 130, 62, 1.28, person(r, { cloth: C.wiese4, reach: 1.25 })) + g(40, 232, -4, 1.2, person(r, { cloth: C.himmel, kid: true, reach: 1.2 })) + g(-20, -34, 22, 1.5, O.book(C.mohn, 170)) + g(190, -160, 18, 1.15, O.teddy()) + g(-190, -130, -20, 0.9, O.book(C.elbe, 110)) + g(-300, -60, 0, 1, O.cup(C.rosa)) };
  },
  koffer(r) { // Vorlesekoffer, aufgeklappt
    const b = (x, y, rot, w, h, c, d) => g(x, y, rot, 1, rect(-w / 2 + 5, -h / 2 + 8, w, h, 8, C.holunder, ' fill-opacity=".18"') + rect(-w / 2, -h / 2, w, h, 8, c) + rect(-w / 2, -h / 2, 16, h, 8, C.holunder, ' fill-opacity=".22"') + d);
    const sun = circle(8, -14, 32, C.raps) + `<path d="M-46 46a54 44 0 0 1 108 0z" fill="${C.wiese4}"/>`, fish = `<path d="M-26 0c16-26 46-26 62 0c-16 26-46 26-62 0zM-26 0l-26-18v36z" fill="${C.weiss}"/>` + circle(18, -5, 5, C.holunder), star = `<path d="M8-46l13 30 32 3-24 21 7 32-28-17-28 17 7-32-24-21 32-3z" fill="${C.raps}"/>`, moon = `<path d="M28 -40a46 46 0 1 0 0 80a60 60 0 0 1 0-80z" fill="${C.flieder2}"/>`;
    return { bg: C.rosa, defs: stripes('ko', C.rosa2, '#F7D0C3', 64), body: circle(0, 20, 520, '#F5A893')
      + rect(-402, -292, 820, 610, 46, C.holunder, ' fill-opacity=".16"') + rect(-410, -306, 820, 610, 46, '#8A4F29') + rect(-376, -272, 752, 250, 26, 'url(#ko)') + rect(-376, 20, 752, 250, 26, 'url(#ko)') + rect(-410, -16, 820, 26, 0, '#6E3C1D') + rect(-300, -26, 60, 44, 8, C.sand) + rect(240, -26, 60, 44, 8, C.sand) + rect(-90, 296, 180, 40, 20, '#6E3C1D') + rect(-60, 300, 120, 18, 9, C.rosa)
      + b(-270, 140, -5, 150, 196, C.elbe, sun) + b(-96, 148, 4, 150, 190, C.holunder7, star) + b(80, 138, -3, 148, 196, C.himmel5, fish) + b(258, 146, 6, 150, 190, C.wiese, moon)
      + g(-250, -140, -10, 1.5, O.teddy()) + g(10, -146, 5, 1.35, O.book(C.mohn, 170)) + g(270, -140, 0, 1.2, circle(5, 8, 70, C.holunder, ' fill-opacity=".16"') + circle(0, 0, 70, C.raps) + circle(0, 0, 50, C.raps2) + circle(0, 0, 22, C.weiss)) };
  },
  /* ---- Sondermotive ---- */
  newsletter(r) {
    const seats = [...side(-420, 300, 420, 300, 3, 0)], free = 2;
    return { bg: '#FFDB61', defs: '', body: circle(460, -300, 300, C.raps) + circle(-520, 260, 220, C.raps) + assemble(seats, { r, chairFill: C.mohn, free: -1, table: rectTable(-560, -260, 1120, 500, C.weiss, 60), objects: g(-300, -20, -12, 2.3, O.envelope(C.rosa2)) + g(70, -60, 6, 2.2, O.news()) + g(390, -90, -6, 1.9, O.cup(C.elbe)) + g(-20, 130, 74, 1.5, O.pen(C.mohn)) + g(360, 120, 10, 1.5, O.phone()) }) };
  },
  spenden(r) {
    const seats = ring(0, 0, 372, 7, 12), free = 3;
    return { bg: C.rosa2, defs: '', body: circle(0, 0, 520, C.rosa) + assemble(seats, { r, chairFill: C.holunder7, free, table: roundTable(0, 0, 286, C.weiss), objects: g(0, 0, -6, 1.7, O.heartbox()) + ring(0, 0, 206, 6, 40).map((p, i) => g(p.x, p.y, 0, 1.15, [O.coins(3), O.cup(C.elbe), O.coins(2), O.sheet(64, 84), O.coins(4), O.slice()][i])).join('') }) };
  },
  leer(r) { // leerer Tisch, alle Stühle frei – einer gelb
    const seats = ring(0, 0, 330, 6, 30).map((p) => ({ ...p, empty: true }));
    return { bg: C.flieder2, defs: '', body: circle(0, 0, 470, '#D8C7EA') + assemble(seats, { r, chairFill: C.flieder, free: 1, table: roundTable(0, 0, 250, C.weiss), objects: g(-70, 30, 0, 1.5, O.cup(C.mohn)) + g(90, -50, 0, 1.5, O.slice()) }) };
  },
  verirrt(r) { // 404: ein Stuhl steht allein
    const seats = ring(0, 0, 360, 7, 14);
    return { bg: C.elbe2, defs: '', body: circle(-100, -70, 352, '#9DD0CD') + g(-100, -70, 0, 0.78, assemble(seats, { r, chairFill: C.elbe, free: -1, table: roundTable(0, 0, 280, C.weiss), objects: g(0, 0, 20, 1.35, O.cake()) + ring(0, 0, 206, 6, 30).map((p, i) => g(p.x, p.y, 0, 1.1, i % 2 ? O.slice() : O.cup(C.mohn))).join('') })) + `<path d="M205 96c80 10 60 110 -10 120s-60 110 60 112" fill="none" stroke="${C.holunder}" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 24"/>` + g(352, 326, 118, 1.3, chair(C.raps)) };
  },
  danke(r, w, h) {
    const seats = ring(0, 0, 360, 8, 22), free = -1;
    seats[2].wheel = true;
    return { bg: C.elbe2, defs: gingham('gd', C.weiss, C.elbe4, 56), body: circle(0, 0, 500, '#9DD0CD') + O.confetti(r, w * 1.05, h * 1.05, 70) + g(0, 0, 0, 1, assemble(seats, { r, chairFill: C.elbe, free, table: roundTable(0, 0, 282, 'url(#gd)'), objects: g(0, 0, 0, 1.25, O.cake()) + ring(0, 0, 204, 7, 0).map((p, i) => g(p.x, p.y, 0, 0.9, i % 2 ? O.glass() : O.cup(C.mohn))).join('') })).replace(`fill="${C.elbe}"/>`, `fill="${C.raps}"/>`) };
  },
  /* Startseite: große Tafel, der freie Stuhl liegt bei (0, 300) */
  held(r) {
    const top = side(-620, -300, 620, -300, 5, 180), bot = side(-620, 300, 620, 300, 5, 0), l = { x: -730, y: 0, a: 90 }, rr = { x: 730, y: 0, a: -90 };
    const seats = [...top, rr, ...bot, l]; seats[1].wheel = true; seats[4].kid = true;
    return { bg: 'none', defs: gingham('gm', C.weiss, C.flieder, 64), body: assemble(seats, { r, chairFill: C.holunder7, free: 8, table: rectTable(-650, -226, 1300, 452, 'url(#gm)', 120), objects:
      g(-40, -4, 10, 1.3, O.cake()) + g(-420, -90, -8, 1, O.para()) + g(-320, -96, 30, 1, O.pen(C.mohn)) + g(-520, 10, 0, 1, O.cup(C.mohn)) + g(-260, 70, 4, 1.05, O.laptop(C.elbe)) + g(-470, 120, 0, 1, O.slice()) + g(-190, -120, 0, 1, O.cup(C.elbe)) + g(140, -120, 0, 1, O.slice()) + g(200, 92, 0, 1.05, O.cup(C.raps, C.kaffee)) + g(290, -30, 0, 1.1, O.plant(C.wiese, C.mohn, 8)) + g(430, -110, 10, 1, O.sheet()) + g(420, 90, -8, 1, O.news()) + g(560, -20, 0, 1, O.cup(C.wiese)) + g(90, 130, 0, 1, O.slice()) }) };
  },
};

export const CATEGORIES = ['vereinsrecht', 'stiftungen', 'finanzen', 'foerdermittel', 'ehrenamt', 'oeffentlichkeit', 'digital', 'vorstand', 'vorlesen'];

const ZOOM = { vereinsrecht: 1.02, stiftungen: 1.14, finanzen: 1.12, foerdermittel: 1.1, ehrenamt: 1.12, oeffentlichkeit: 0.92, digital: 0.98, vorstand: 1.16, vorlesen: 1.04, koffer: 0.96, newsletter: 1, spenden: 1.04, leer: 1, verirrt: 0.98, danke: 1.08 };
export function scene(kind, { seed = 'vsz', width = 1200, height = 800, zoom, rotate, title = '', reserve = [0, 0] } = {}) {
  const r = rng(kind + '·' + seed), id = Math.floor(rng(seed + kind)() * 1e6).toString(36);
  FOCUS = null;
  AVOID = { stiftungen: C.flieder, finanzen: C.sand, ehrenamt: C.rosa, spenden: C.rosa, vorstand: C.sand, oeffentlichkeit: C.himmel5 }[kind] || '';
  const s = SCENES[kind](r, width, height, id), f = s.focus || FOCUS;
  const still = ['oeffentlichkeit', 'vorlesen', 'koffer', 'verirrt', 'newsletter', 'leer', 'danke', 'spenden'].includes(kind);
  const fit = Math.max(width / 1200, height / 800);
  const z = (zoom ?? ZOOM[kind] * (still ? 1 : 0.84 + r() * r() * 0.72)) * fit;
  const rot = rotate ?? (still ? 0 : (r() - 0.5) * 26), mir = !still && kind !== 'vereinsrecht' && r() < 0.5 ? -1 : 1;
  let dx = still ? 0 : (r() - 0.5) * 320 * fit, dy = still ? 0 : (r() - 0.5) * 140 * fit;
  if (f) { // freier Stuhl bleibt im Bild; reserve = Platz rechts/unten für Datum oder Abspielknopf
    const t = (rot * Math.PI) / 180, x = f.x * mir * z, y = f.y * z, m = 92 * z;
    const px = x * Math.cos(t) - y * Math.sin(t) + width / 2 + dx, py = x * Math.sin(t) + y * Math.cos(t) + height / 2 + dy;
    dx += Math.max(0, m - px) - Math.max(0, px - (width - m - reserve[0])); dy += Math.max(0, m - py) - Math.max(0, py - (height - m - reserve[1]));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"${title ? ` role="img" aria-label="${title}"` : ''}>${s.defs ? `<defs>${s.defs}</defs>` : ''}${s.bg === 'none' ? '' : `<rect width="${width}" height="${height}" fill="${s.bg}"/>`}<g transform="translate(${n(width / 2 + dx)} ${n(height / 2 + dy)})${rot ? ` rotate(${n(rot)})` : ''} scale(${z.toFixed(3)})${mir < 0 ? ' scale(-1 1)' : ''}">${s.body}</g></svg>`;
}

/* Panorama der Startseite: eine Tafel ohne Anfang und Ende.
   empty = true lässt den freien Stuhl weg (er liegt dann als Link darüber). */
export function panorama({ seed = 'tafel', width = 3200, height = 800, label = '', cloth = C.flieder, seat: seatFill = C.holunder7, bg = '', avoid = C.flieder, empty = false } = {}) {
  AVOID = avoid;
  const r = rng(seed), step = 246, k = Math.ceil(width / step) + 2, x0 = -(k - 1) * step / 2;
  const row = (y, a, off) => Array.from({ length: k }, (_, i) => ({ x: x0 + i * step + off, y, a }));
  const top = row(-286, 180, step / 2), bot = row(286, 0, 0), mid = Math.floor(k / 2);
  const seats = [...top, ...bot], free = k + mid + 1;
  seats[mid - 1].wheel = true; seats[k + mid - 2].kid = true; seats[mid + 3].kid = true; seats[k + mid + 5].wheel = true;
  const F = seats[free], put = (x, y, a, s, o) => g(x, y, a, s, o);
  const unit = (x, i) => [
    put(x - 60, -120, -8, 1.06, O.para()) + put(x + 40, -128, 0, 1.06, O.cup(C.mohn)) + put(x + 20, 70, 6, 1.15, O.laptop(C.elbe)),
    put(x, 0, 14, 1.36, O.cake()) + put(x - 96, 126, 0, 1.06, O.slice()) + put(x + 96, -124, 0, 1.06, O.slice(C.elbe)),
    put(x - 30, -110, 8, 1.06, O.news()) + put(x + 60, 96, 0, 1.06, O.cup(C.elbe)) + put(x - 64, 110, -6, 1.06, O.sheet()),
    put(x, -10, 0, 1.3, O.plant(C.wiese, C.mohn, 8)) + put(x + 100, 118, 0, 1.06, O.slice()) + put(x - 90, -126, 0, 1.06, O.cup(C.wiese)),
    put(x - 20, 90, -5, 1.1, O.book(C.mohn, 140)) + put(x + 30, -110, 0, 1, O.notes(r)) + put(x + 116, 20, 40, 1.1, O.pen(C.elbe)),
    put(x - 40, -90, 4, 1.05, O.calc()) + put(x + 50, -110, 0, 1, O.coins(4)) + put(x + 10, 110, 0, 1.06, O.cup(C.raps)),
    put(x - 70, -100, 180, 1.1, O.laptop(C.mohn)) + put(x + 60, 20, 0, 1.15, O.sprout()) + put(x - 20, 116, 8, 1.06, O.envelope(C.rosa2)),
    put(x - 60, 40, 0, 1.2, O.heartbox()) + put(x + 60, -120, 0, 1.06, O.glass()) + put(x + 76, 110, 0, 1.06, O.slice(C.elbe)),
    put(x - 60, -110, 170, 1.06, O.sheet()) + put(x + 40, -20, 0, 1.2, O.bell()) + put(x - 40, 110, 0, 1.06, O.cup(C.mohn)) + put(x + 90, 100, 0, 1.3, O.glasses()),
    put(x - 50, -60, 20, 1.15, O.can()) + put(x + 70, 90, 0, 1.3, O.sprout()) + put(x - 60, 110, 0, 1.2, O.sprout()),
    put(x - 40, -110, 0, 1.06, O.slice()) + put(x + 60, -90, 10, 1.1, O.camera()) + put(x - 40, 84, 12, 1.06, O.para()) + put(x + 70, 110, 0, 1.06, O.cup(C.elbe)),
    put(x - 30, 0, 0, 1.2, O.plant(C.wiese4, C.elbe, 7)) + put(x + 80, -110, -12, 1.06, O.phone()) + put(x + 70, 104, 0, 1, O.coins(3)),
  ][((i % 12) + 12) % 12];
  let objs = ''; for (let i = 0; i < k; i++) objs += unit(x0 + i * step + 60, i + 1 - mid + 120);
  const full = assemble(seats.filter((_, i) => i !== free), { r, chairFill: seatFill, free: -1, table: rect(x0 - 400, -206, k * step + 800, 440, 0, C.holunder, ' fill-opacity=".16"') + rect(x0 - 400, -220, k * step + 800, 440, 0, 'url(#gp)'), objects: objs });
  const seat = g(F.x, F.y + 26, 0, 1, chair(C.raps));
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-height / 2} ${width} ${height}" preserveAspectRatio="xMidYMid slice"${label ? ` role="img" aria-label="${label}"` : ' aria-hidden="true"'}><defs>${gingham('gp', C.weiss, cloth, 62)}</defs>${bg ? rect(-width / 2, -height / 2, width, height, 0, bg) : ''}${full}${empty ? '' : seat}</svg>`, seat: { x: F.x, y: F.y + 26, width, height } };
}

/* Porträt von vorn – dieselben zwei Formen: Kreis und Halbrund. */
export function portrait(seed, size = 400, fix = {}) {
  const r = rng('p' + seed);
  const pairs = [[C.elbe2, C.elbe], [C.flieder, C.holunder7], [C.rosa, C.mohn], [C.wiese2, C.wiese], [C.sand2, C.kaffee], [C.himmel, C.himmel5]];
  const [bg, cloth] = pairs[fix.pair ?? Math.floor(r() * 6)];
  const skin = SKIN[fix.skin ?? Math.floor(r() * 6)], hair = HAIR[fix.hair ?? Math.floor(r() * 7)], v = fix.style ?? Math.floor(r() * 5);
  let s = rect(0, 0, 400, 400, 0, bg) + circle(200, 210, 150, C.weiss, ' fill-opacity=".28"');
  const back = { 0: `<path d="M104 330V176a96 96 0 0 1 192 0v154z" fill="${hair}"/>`, 1: circle(200, 78, 40, hair), 2: '', 3: Array.from({ length: 11 }, (_, i) => circle(200 + 92 * Math.cos((i * Math.PI) / 10 + Math.PI), 172 + 84 * Math.sin((i * Math.PI) / 10 + Math.PI), 32, hair)).join(''), 4: '' }[v];
  s += back + `<path d="M70 400a130 118 0 0 1 260 0z" fill="${cloth}"/>` + rect(168, 232, 64, 74, 32, skin) + `<path d="M168 268a32 32 0 0 0 64 0v-8h-64z" fill="${C.holunder}" fill-opacity=".12"/>` + `<path d="M122 170a78 78 0 0 1 156 0v16a78 78 0 0 1 -156 0z" fill="${skin}"/>`;
  s += { 0: `<path d="M120 176a80 80 0 0 1 160 0c-34 -4 -62 -22 -78 -48c-14 26 -44 44 -82 48z" fill="${hair}"/>`, 1: `<path d="M118 178a82 84 0 0 1 164 0c-20 -46 -144 -46 -164 0z" fill="${hair}"/>`, 2: `<path d="M116 184v-20a84 84 0 0 1 168 0v20l-14 -8c0 -30 -20 -44 -50 -44h-60c-20 0 -30 24 -30 44z" fill="${hair}"/>`, 3: `<path d="M120 166a80 74 0 0 1 160 0c-30 -30 -130 -30 -160 0z" fill="${hair}"/>`, 4: `<path d="M122 196c-4 108 160 108 156 0c-8 40 -44 40 -78 40s-70 0 -78 -40z" fill="${hair}"/><path d="M124 158a78 70 0 0 1 152 0c-40 -26 -112 -26 -152 0z" fill="${hair}"/>` }[v];
  s += circle(172, 190, 6.5, C.holunder) + circle(228, 190, 6.5, C.holunder) + `<path d="M180 ${v === 4 ? 226 : 222}q20 14 40 0" fill="none" stroke="${v === 4 ? C.weiss : C.holunder}" stroke-width="6" stroke-linecap="round"/>`;
  if (fix.glasses ?? r() < 0.5) s += `<g fill="none" stroke="${C.holunder}" stroke-width="6"><circle cx="170" cy="190" r="23"/><circle cx="230" cy="190" r="23"/><path d="M193 188h14"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${size}" height="${size}">${s}</svg>`;
}

/* Bildmarke: Tisch mit sechs Plätzen, einer ist frei. */
export function mark({ seat = C.holunder, free = C.raps, table = C.holunder, size = 48 } = {}) {
  const p = ring(0, 0, 33, 6, 0).map((q, i) => g(q.x, q.y, q.a, 1, `<path d="M-12.500 -7h25v1.500a12.500 12.500 0 0 1-25 0z" fill="${i === 1 ? free : seat}"/>`)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -48 96 96" width="${size}" height="${size}" aria-hidden="true">${p}${circle(0, 0, 15, table)}</svg>`;
}
