import { connect } from "./scripts/bench/database.mjs";
import { publicAddresses } from "./scripts/bench/public-answers.mjs";
const N = Number(process.env.N ?? 11), only = process.argv[2];
const houses = [];
for (const [name, port] of [["demo", 4342], ["big", 4341]]) { const base = `http://127.0.0.1:${port}`; houses.push({ client: await connect(`/tmp/gr/${name}`), base, list: await publicAddresses(base) }); }
const med = (a) => a.toSorted((x, y) => x - y)[Math.floor(a.length / 2)];
for (const [i, [title]] of houses[0].list.entries()) {
  if (only && !title.match(new RegExp(only,"i"))) continue;
  const times = [[], []], bytes = [];
  for (let n = 0; n < N; n++) for (const [h, { client, base, list }] of houses.entries()) {
    if (title==="Suche"&&n>3) {}
    await client.query("select pg_notify('content_changed','bench')"); await new Promise((r) => setTimeout(r, 12));
    const t = performance.now(); const res = await fetch(base + list[i][1]); const b = await res.arrayBuffer(); times[h].push(performance.now() - t); bytes[h] = b.byteLength; if (!res.ok) console.log(res.status, list[i][1]);
    if (times[h].at(-1) > 3000 && n > 1) n = N;
  }
  const [a, b] = times.map(med);
  console.log(title.padEnd(30), a.toFixed(1).padStart(8), b.toFixed(1).padStart(9), (b / a).toFixed(2).padStart(8), String(Math.round(bytes[0]/1000)).padStart(6), String(Math.round(bytes[1]/1000)).padStart(7), "kB");
}
for (const { client } of houses) await client.end();
