// The five planets, drawn: flat tints from noise on the sphere, engraved latitude lines for the shade, things on the limb. No gradients.
// `node draw.mjs` writes the five pictures beside this file; they are kept with the sources, so a build needs nothing of this.
import { writeFileSync } from 'node:fs';
import { contours } from 'd3-contour';

const pt = (r, a) => [r * Math.cos((a * Math.PI) / 180), r * Math.sin((a * Math.PI) / 180)];
function rays(x, y, r1, r2, n, c, w = 1.2) {
  let s = '';
  for (let i = 0; i < n; i++) {
    const a = (360 / n) * i,
      [ax, ay] = pt(r1, a),
      [bx, by] = pt(r2, a);
    s += `M${(x + ax).toFixed(1)} ${(y + ay).toFixed(1)}L${(x + bx).toFixed(1)} ${(y + by).toFixed(1)}`;
  }
  return `<path d="${s}" stroke="${c}" stroke-width="${w}" fill="none" stroke-linecap="round"/>`;
}
const h3 = (x, y, z, s) => {
  let n = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 1013904223) ^ Math.imul(s, 1274126177);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  n ^= n >>> 16;
  return (n >>> 0) / 4294967296;
};
const sm = (t) => t * t * t * (t * (6 * t - 15) + 10),
  lerp = (a, b, t) => a + (b - a) * t;
function noise(x, y, z, s) {
  const X = Math.floor(x),
    Y = Math.floor(y),
    Z = Math.floor(z),
    u = sm(x - X),
    v = sm(y - Y),
    w = sm(z - Z);
  const c = (i, j, k) => h3(X + i, Y + j, Z + k, s);
  return lerp(
    lerp(lerp(c(0, 0, 0), c(1, 0, 0), u), lerp(c(0, 1, 0), c(1, 1, 0), u), v),
    lerp(lerp(c(0, 0, 1), c(1, 0, 1), u), lerp(c(0, 1, 1), c(1, 1, 1), u), v),
    w,
  );
}
const fbm = (x, y, z, s, o = 4) => {
  let a = 0.5,
    t = 0,
    n = 0;
  for (let i = 0; i < o; i++) {
    t += a * noise(x, y, z, s + i);
    n += a;
    a *= 0.5;
    x *= 2.03;
    y *= 2.03;
    z *= 2.03;
  }
  return t / n;
};
const rot = (p, ax, ay, az) => {
  let [x, y, z] = p,
    t;
  t = y * Math.cos(ax) - z * Math.sin(ax);
  z = y * Math.sin(ax) + z * Math.cos(ax);
  y = t;
  t = x * Math.cos(ay) + z * Math.sin(ay);
  z = -x * Math.sin(ay) + z * Math.cos(ay);
  x = t;
  t = x * Math.cos(az) - y * Math.sin(az);
  y = x * Math.sin(az) + y * Math.cos(az);
  x = t;
  return [x, y, z];
};
const f1 = (n) => n.toFixed(1);
function tints(R, f, levels, cols, o = {}) {
  const n = o.n || 110,
    m = 1.06,
    v = new Float64Array(n * n);
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      let x = ((i + 0.5) / n) * 2 * m - m,
        y = ((j + 0.5) / n) * 2 * m - m;
      const r2 = x * x + y * y;
      if (r2 > 1) {
        const r = Math.sqrt(r2);
        x /= r;
        y /= r;
      }
      const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
      v[j * n + i] = f(...rot([x, -y, z], ...(o.rot || [0.3, 0, 0.25])));
    }
  const g = contours().size([n, n]).smooth(true),
    k = (2 * m * R) / n;
  return levels
    .map((l, i) => {
      const c = g.contour(v, l);
      let d = '';
      for (const poly of c.coordinates)
        for (const ring of poly) {
          if (ring.length < (o.min || 7)) continue;
          d += 'M' + ring.map(([a, b]) => f1(a * k - m * R) + ' ' + f1(b * k - m * R)).join('L') + 'Z';
        }
      return `<path d="${d}" fill="${cols[i] || 'none'}" ${o.stroke ? `stroke="${o.stroke}" stroke-width="${o.sw || 0.8}" stroke-opacity="${o.so || 0.6}"` : ''} fill-rule="evenodd"/>`;
    })
    .join('');
}
// engraved shade: latitude lines that thicken away from the light
function engrave(R, o = {}) {
  const L = o.light || [-0.55, 0.6, 0.58],
    n = o.n || 30,
    w0 = o.w || 2.3,
    til = o.tilt ?? 0.35,
    roll = o.roll ?? -0.3,
    th = o.from ?? 0.42;
  let d = '';
  for (let i = 1; i < n; i++) {
    const phi = -Math.PI / 2 + (Math.PI * i) / n;
    let up = [],
      dn = [];
    const flush = () => {
      if (up.length > 2)
        d +=
          'M' +
          up
            .concat(dn.reverse())
            .map((p) => f1(p[0]) + ' ' + f1(p[1]))
            .join('L') +
          'Z';
      up = [];
      dn = [];
    };
    for (let a = -180; a <= 180; a += 4) {
      const l = (a * Math.PI) / 180;
      let p = [Math.cos(phi) * Math.sin(l), Math.sin(phi), Math.cos(phi) * Math.cos(l)];
      p = rot(p, til, 0, roll);
      if (p[2] < 0.02) {
        flush();
        continue;
      }
      const lum = p[0] * L[0] + p[1] * L[1] + p[2] * L[2];
      let w = Math.max(0, th - lum) * w0;
      w = Math.min(w, w0);
      if (w < 0.12) {
        flush();
        continue;
      }
      const x = p[0] * R,
        y = -p[1] * R;
      up.push([x, y - w / 2]);
      dn.push([x, y + w / 2]);
    }
    flush();
  }
  return `<path d="${d}" fill="${o.c || '#1a1010'}" opacity="${o.o || 0.75}"/>`;
}
const crescent = (R, dx, dy, c, o) =>
  `<path d="M${-R} 0A${R} ${R} 0 1 0 ${R} 0A${R} ${R} 0 1 0 ${-R} 0ZM${-R + dx} ${dy}A${R} ${R} 0 1 1 ${R + dx} ${dy}A${R} ${R} 0 1 1 ${-R + dx} ${dy}Z" fill="${c}" opacity="${o}" fill-rule="evenodd"/>`;
let pid = 0;
function ball(R, inner, o = {}) {
  const id = 'pl' + ++pid;
  return `<clipPath id="${id}"><circle r="${R}"/></clipPath><g clip-path="url(#${id})"><circle r="${R}" fill="${o.base}"/>${inner}${crescent(R, -R * 0.2, -R * 0.18, o.dark || '#1a0d08', o.sh ?? 0.2)}${crescent(R, -R * 0.42, -R * 0.38, o.dark || '#1a0d08', o.sh2 ?? 0.16)}</g><circle r="${R}" fill="none" stroke="${o.rim || '#1c120a'}" stroke-width="1.5"/><path d="M${f1(R * 1 * Math.cos(3.5))} ${f1(R * Math.sin(3.5))}A${R} ${R} 0 0 1 ${f1(R * Math.cos(4.9))} ${f1(R * Math.sin(4.9))}" fill="none" stroke="${o.hi || '#fff3d6'}" stroke-width="2" stroke-linecap="round" transform="scale(.985)"/>`;
}
// things that stand on the limb: angle in degrees, 0 = top
const onLimb = (R, a, s, g) => `<g transform="rotate(${a}) translate(0 ${-R}) scale(${s})">${g}</g>`;
const LB = {
  derrick:
    '<path d="M-7 2-2-24h4L7 2M-5-8H5M-3.5-16h7M-5-8 3.5-16M5-8-3.5-16" fill="none" stroke="#efc987" stroke-width="1.8" stroke-linecap="round"/><path d="M-4-29h8v5h-8Z" fill="#d79a45" stroke="#2b1a0c" stroke-width="1.2"/>',
  dome: '<path d="M-12 3C-12-7-6-12 0-12S12-7 12 3Z" fill="#f0d7a2" stroke="#2b1a0c" stroke-width="1.4"/><path d="M-4 3v-4a4 4 0 0 1 8 0v4Z" fill="#4b2f16"/><path d="M0-12v-8" stroke="#efc987" stroke-width="1.4"/><path d="M0-21 8-18.5 0-16Z" fill="#bf4a2f" stroke="#2b1a0c"/>',
  tower:
    '<path d="M-4 3V-18H4V3ZM-7-18H7V-23H4v2H1.5v-2h-3v2H-4v-2H-7Z" fill="#e2bd76" stroke="#2b1a0c" stroke-width="1.3" stroke-linejoin="round"/><path d="M-1.5-13h3v5h-3Z" fill="#4b2f16"/>',
  shards:
    '<path d="M-11 4-13-9-8-16-4-8-5 4Z" fill="#5aa5f5" stroke="#164788" stroke-width="1.2" stroke-linejoin="round"/><path d="M-13-9-8-6-8-16M-8-6-7 4" stroke="#164788" stroke-width=".9" fill="none"/><path d="M-5 4-6-17 0-28 6-17 5 4Z" fill="#b37df0" stroke="#502787" stroke-width="1.2" stroke-linejoin="round"/><path d="M-6-17 0-13 6-17M0-13V4" stroke="#502787" stroke-width=".9" fill="none"/><path d="M6 4 5-8 9-14 13-7 12 4Z" fill="#46cc8d" stroke="#0e5a38" stroke-width="1.2" stroke-linejoin="round"/><path d="M5-8 9-5 13-7M9-5V4" stroke="#0e5a38" stroke-width=".9" fill="none"/>',
};
function p5R(R) {
  const f = (x, y, z) => {
    const w = fbm(x * 1.6 + 3, y * 1.6, z * 1.6, 5);
    return fbm(x * 1.1 + w * 0.9, y * 4.2 + w * 1.4, z * 1.1, 11);
  };
  let s = tints(R, f, [0.4, 0.47, 0.535, 0.6], ['#c98a3a', '#dca354', '#ebbd74', '#f3d191'], {
    rot: [0.35, 0.6, 0.32],
    stroke: '#5b3410',
    sw: 0.7,
    so: 0.45,
  });
  // the last river: a wandering line on the sphere, wide at its lakes
  const path = (fn, n, w) => {
    let up = [],
      dn = [];
    const at = (t) => {
      const [la, lo] = fn(t);
      const p = rot([Math.cos(la) * Math.sin(lo), Math.sin(la), Math.cos(la) * Math.cos(lo)], 0.35, 0, -0.32);
      return [p[0] * R, -p[1] * R];
    };
    for (let i = 0; i <= n; i++) {
      const t = i / n,
        p = at(t),
        q = at(t + 0.004),
        l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1,
        nx = -(q[1] - p[1]) / l,
        ny = (q[0] - p[0]) / l,
        ww = (w(t) * R) / 130;
      up.push([p[0] + nx * ww, p[1] + ny * ww]);
      dn.push([p[0] - nx * ww, p[1] - ny * ww]);
    }
    return (
      'M' +
      up
        .concat(dn.reverse())
        .map((p) => f1(p[0]) + ' ' + f1(p[1]))
        .join('L') +
      'Z'
    );
  };
  const r1 = path(
    (t) => [0.72 - 0.86 * t + 0.06 * Math.sin(t * 19), -0.62 + 0.74 * t + 0.1 * Math.sin(t * 12 + 1)],
    120,
    (t) => 0.5 + 2.5 * t,
  );
  const r2 = path(
    (t) => [0.34 - 0.44 * t + 0.04 * Math.sin(t * 14), 0.86 - 0.72 * t + 0.05 * Math.sin(t * 12)],
    60,
    (t) => 0.4 + 1.6 * t,
  );
  const on = (la, lo) => {
    const p = rot([Math.cos(la) * Math.sin(lo), Math.sin(la), Math.cos(la) * Math.cos(lo)], 0.35, 0, -0.32);
    return [p[0] * R, -p[1] * R];
  };
  const lake = (la, lo, k) => {
    let d = '';
    for (let a = 0; a < 360; a += 12) {
      const g = (a * Math.PI) / 180,
        q = k * (1 + 0.22 * Math.sin(3 * g + 1) + 0.12 * Math.sin(5 * g));
      const [x, y] = on(la + q * 0.62 * Math.sin(g), lo + q * 1.25 * Math.cos(g));
      d += (d ? 'L' : 'M') + f1(x) + ' ' + f1(y);
    }
    return d + 'Z';
  };
  const wet = `<path d="${r2}"/><path d="${r1}"/><path d="${lake(-0.16, 0.15, 0.15)}"/>`;
  s += `<g fill="#3a6f80" stroke="#123f52" stroke-width="${f1(R / 70)}" stroke-linejoin="round">${wet}</g><g fill="#63c6e8">${wet}</g>`;
  const [lx, ly] = on(-0.15, 0.13);
  s += `<path d="M${f1(lx - R * 0.08)} ${f1(ly - R * 0.01)}q${f1(R * 0.04)} ${f1(-R * 0.03)} ${f1(R * 0.08)} 0M${f1(lx)} ${f1(ly + R * 0.03)}q${f1(R * 0.03)} ${f1(-R * 0.02)} ${f1(R * 0.06)} 0" fill="none" stroke="#e6f7fd" stroke-width="${f1(R / 90)}" stroke-linecap="round"/>`;
  s += engrave(R, { c: '#3a1e0a', w: 2.6, n: 34, roll: -0.32, tilt: 0.35, from: 0.38 });
  return (
    onLimb(R, -37, R / 82, LB.derrick) +
    onLimb(R, -20, R / 92, LB.dome) +
    onLimb(R, 6, R / 78, LB.shards) +
    onLimb(R, 25, R / 96, LB.tower) +
    onLimb(R, 37, R / 112, LB.dome) +
    ball(R, s, { base: '#a8672a', dark: '#2a1206', hi: '#ffe9b8' })
  );
}
// dodecahedron
function pPlanet(R) {
  const t = (1 + Math.sqrt(5)) / 2,
    v = [];
  for (const a of [-1, 1])
    for (const b of [-1, 1]) {
      for (const c of [-1, 1]) v.push([a, b, c]);
      v.push([0, a / t, b * t], [a / t, b * t, 0], [a * t, 0, b / t]);
    }
  const V = v.map((p) =>
    rot(
      p.map((q) => q / Math.sqrt(3)),
      -0.42,
      0.38,
      0.16,
    ),
  );
  const N = [];
  for (const a of [-1, 1]) for (const b of [-1, 1]) N.push([0, a * t, b], [a, 0, b * t], [a * t, b, 0]);
  const col = {
    sea: ['#3f9fd6', '#2f86bd'],
    leaf: ['#5aa84a', '#3f8a37'],
    sand: ['#e6c173', '#cfa551'],
    rock: ['#a08a78', '#7f6b5c'],
    ice: ['#e9f3f4', '#c6dde2'],
  };
  const tt = Object.keys(col);
  const faces = N.map((n, k) => {
    const q = rot(
      n.map((w) => w / Math.hypot(...n)),
      -0.42,
      0.38,
      0.16,
    );
    const nn = n.map((w) => w / Math.hypot(...n));
    const ids = v
      .map((p, i) => [p.reduce((s, w, j) => s + w * nn[j], 0), i])
      .sort((a, b) => b[0] - a[0])
      .slice(0, 5)
      .map((x) => x[1]);
    return { q, ids, k };
  }).filter((f) => f.q[2] > 0.03);
  let out = '',
    edges = '';
  const K = R * 1.09,
    pr = (p) => [p[0] * K, -p[1] * K];
  const terr = (a, b) => {
    const m = Math.min(a, b),
      M = Math.max(a, b);
    return tt[(m * 7 + M * 3) % 5];
  };
  faces
    .sort((a, b) => a.q[2] - b.q[2])
    .forEach((F) => {
      const c = F.ids.map((i) => V[i]).reduce((s, p) => s.map((w, j) => w + p[j] / 5), [0, 0, 0]);
      const up = Math.abs(F.q[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0],
        cr = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]],
        e1 = cr(up, F.q),
        e2 = cr(F.q, e1),
        dt = (a, b) => a.reduce((s, w, j) => s + w * b[j], 0);
      const ord = F.ids.slice().sort((a, b) => {
        const A = V[a].map((w, j) => w - c[j]),
          B = V[b].map((w, j) => w - c[j]);
        return Math.atan2(dt(A, e2), dt(A, e1)) - Math.atan2(dt(B, e2), dt(B, e1));
      });
      const lum = F.q[0] * -0.5 + F.q[1] * 0.62 + F.q[2] * 0.6;
      ord.forEach((a, i) => {
        const b = ord[(i + 1) % 5],
          T = terr(a, b),
          P = [V[a], V[b], c].map(pr);
        out += `<path d="M${P.map((p) => f1(p[0]) + ' ' + f1(p[1])).join('L')}Z" fill="${col[T][0]}" stroke="${col[T][1]}" stroke-width=".8"/>`;
        // terrain marks in the plane of the face
        const at = (u, w) => V[a].map((q, j) => c[j] + (q - c[j]) * u * (1 - w) + (V[b][j] - c[j]) * u * w).map((q) => q);
        for (const [u, w] of [
          [0.45, 0.5],
          [0.74, 0.3],
          [0.76, 0.68],
          [0.86, 0.5],
        ]) {
          const p = pr(at(u, w)),
            s = (Math.max(0.35, F.q[2]) * R) / 120;
          out +=
            `<g transform="translate(${f1(p[0])} ${f1(p[1])}) scale(${f1(s)})">` +
            {
              sea: '<path d="M-7 0q3.5-4 7 0t7 0" fill="none" stroke="#d9f0fb" stroke-width="1.5" stroke-linecap="round"/>',
              leaf: '<path d="M0 5V1M-5 1 0-9 5 1Z" fill="#2c6b2b" stroke="#16401a" stroke-width="1"/>',
              sand: '<path d="M-7 2q4-6 7-2t7-1" fill="none" stroke="#9a6f24" stroke-width="1.3" stroke-linecap="round"/>',
              rock: '<path d="M-7 5 0-8 7 5Z" fill="#6b574a" stroke="#33261d"/><path d="M0-8 2.6-3 0-1-2.6-3Z" fill="#f4efe6"/>',
              ice: '<path d="M0-6v12M-5-3 5 3M5-3-5 3" stroke="#7fb3c4" stroke-width="1.2" stroke-linecap="round"/>',
            }[T] +
            '</g>';
        }
      });
      const pp = ord.map((i) => pr(V[i])),
        d = 'M' + pp.map((p) => f1(p[0]) + ' ' + f1(p[1])).join('L') + 'Z';
      if (lum < 0.75) out += `<path d="${d}" fill="#0b1a1c" opacity="${f1(Math.min(0.6, (0.8 - lum) * 0.62))}"/>`;
      edges += `<path d="${d}" fill="none" stroke="#14261a" stroke-width="2.2" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#f3f0dc" stroke-opacity=".55" stroke-width=".8" stroke-linejoin="round"/>`;
    });
  return out + edges;
}
function pFall(R) {
  const f = (x, y, z) => fbm(x * 1.7 + 2, y * 1.7 + 9, z * 1.7, 21, 5);
  let s = tints(R, f, [0.47, 0.53, 0.6], ['#1f8a93', '#3bb4b2', '#8fdcc9'], { rot: [0.2, 1.3, -0.3], stroke: '#06333d', sw: 0.8, so: 0.6 });
  // hexagonal sectors
  let hx = '';
  const q = R * 0.145;
  for (let r = -9; r <= 9; r++)
    for (let c = -9; c <= 9; c++) {
      const x = (c + (r % 2 ? 0.5 : 0)) * q * 1.732,
        y = r * q * 1.5;
      if (Math.hypot(x, y) > R * 1.1) continue;
      hx +=
        'M' +
        [0, 1, 2, 3, 4, 5]
          .map((i) => {
            const [a, b] = pt(q, 60 * i - 90);
            return f1(x + a) + ' ' + f1(y + b);
          })
          .join('L') +
        'Z';
    }
  const bulge = hx;
  s += `<path d="${bulge}" fill="none" stroke="#c9fff2" stroke-opacity=".28" stroke-width=".8"/>`;
  const hexAt = (x, y, fill, o = 0.9) =>
    `<path d="M${[0, 1, 2, 3, 4, 5]
      .map((i) => {
        const [a, b] = pt(q * 0.93, 60 * i - 90);
        return f1(x + a) + ' ' + f1(y + b);
      })
      .join('L')}Z" fill="${fill}" opacity="${o}"/>`;
  const C = (c, r) => [(c + (r % 2 ? 0.5 : 0)) * q * 1.732, r * q * 1.5];
  s +=
    hexAt(...C(-2, -2), '#f2b950', 0.9) +
    hexAt(...C(-1, -2), '#f2b950', 0.55) +
    hexAt(...C(-2, -1), '#f2b950', 0.55) +
    hexAt(...C(1, 1), '#d65a8a', 0.85) +
    hexAt(...C(1, 2), '#d65a8a', 0.55) +
    hexAt(...C(-3, 2), '#b9f24b', 0.8);
  s += engrave(R, { c: '#021a24', w: 2.4, n: 32, roll: 0.3, tilt: 0.2, from: 0.35 });
  const orb = (a, b, rt, dash) =>
    `<ellipse rx="${R * a}" ry="${R * b}" transform="rotate(${rt})" fill="none" stroke="#7fe9e4" stroke-opacity=".65" stroke-width="1.2" ${dash ? `stroke-dasharray="${dash}"` : ''}/>`;
  const half = (a, b, rt, front) =>
    `<path d="M${-R * a} 0A${R * a} ${R * b} 0 0 ${front ? 0 : 1} ${R * a} 0" transform="rotate(${rt})" fill="none" stroke="#8ff0ea" stroke-opacity="${front ? 0.95 : 0.45}" stroke-width="1.3"/>`;
  const card = (a, b, rt, g, c) => {
    const x = R * a * Math.cos(g),
      y = R * b * Math.sin(g);
    return `<g transform="rotate(${rt}) translate(${f1(x)} ${f1(y)}) rotate(${-rt})"><rect x="-8" y="-11" width="16" height="22" rx="2.5" fill="#f2ead6" stroke="#05222b" stroke-width="1.2"/><rect x="-5.5" y="-8.5" width="11" height="9" fill="${c}"/><path d="M-5 4h10M-5 7.5h6" stroke="#05222b" stroke-width="1.2"/></g>`;
  };
  const ship = (x, y, r, s) =>
    `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})"><path d="M-40 0H-14" stroke="#8ff0ea" stroke-width="2" stroke-dasharray="10 3 5 3"/><path d="M18 0 2-6-12-11-9-3H-14v6h5l-3 8 14-5Z" fill="#e9f7f3" stroke="#05222b" stroke-width="1.3" stroke-linejoin="round"/><path d="M6-2 0 0l6 2Z" fill="#12687c"/></g>`;
  return (
    half(1.28, 0.3, -18, 0) +
    half(1.46, 0.42, -18, 0) +
    half(1.14, 0.2, -18, 0) +
    ball(R, s, { base: '#10626f', dark: '#011218', hi: '#d8fff4', rim: '#021a20', sh: 0.25 }) +
    half(1.14, 0.2, -18, 1) +
    half(1.28, 0.3, -18, 1) +
    half(1.46, 0.42, -18, 1) +
    card(1.28, 0.3, -18, 0.9, '#e39a3b') +
    card(1.46, 0.42, -18, 2.1, '#d65a8a') +
    card(1.46, 0.42, -18, 0.25, '#7fbf4a') +
    card(1.14, 0.2, -18, 1.7, '#5aa5f5') +
    ship(R * 0.62, -R * 0.92, -32, R / 120) +
    ship(-R * 1.02, R * 0.64, -20, R / 170)
  );
}
function pUnknown(R) {
  const n = 12,
    c = (2 * R) / n;
  const rows = [
    '............',
    '...AABB.....',
    '..AAABBBCC..',
    '..DDABEECC..',
    '.FDDGGEECHH.',
    '.FFDDGGIIHH.',
    '.FFJJGKIILL.',
    '..MJJKKKILL.',
    '..MMNNKOOL..',
    '...MNNPOO...',
    '....PPPP....',
    '............',
  ];
  const pal = { A: 'w', B: 'b', C: 'e', D: 'r', E: 'c', F: 't', G: 'w', H: 'b', I: 't', J: 'e', K: 'b', L: 'r', M: 'c', N: 'w', O: 't', P: 'e' };
  const col = { w: '#4aa9d8', b: '#6fae4e', e: '#f1c24b', r: '#c9714a', c: '#e8e0cb', t: '#8f7fc9' },
    dk = { w: '#1f6f9c', b: '#3f7a2a', e: '#b0801a', r: '#86401f', c: '#a89c7c', t: '#574a94' };
  let s = '';
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      const k = rows[j][i],
        x = -R + i * c,
        y = -R + j * c;
      if (k == '.') {
        s += `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(c)}" height="${f1(c)}" fill="#b4501e" stroke="#f6c58a" stroke-opacity=".35" stroke-width=".7"/><circle cx="${f1(x + c / 2)}" cy="${f1(y + c / 2)}" r="1.1" fill="#f6c58a" opacity=".6"/>`;
        continue;
      }
      const t = pal[k];
      s += `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(c + 0.4)}" height="${f1(c + 0.4)}" fill="${col[t]}"/>`;
      const cx = x + c / 2,
        cy = y + c / 2,
        g = {
          w: `<path d="M${x} ${cy - 3}q${c / 4}-4 ${c / 2} 0t${c / 2} 0M${x} ${cy + 4}q${c / 4}-4 ${c / 2} 0t${c / 2} 0" fill="none" stroke="#d6effa" stroke-width="1.2"/>`,
          b: `<path d="M${cx} ${cy + 5}v-4M${cx - 4} ${cy + 1}l4-8 4 8Z" fill="${dk.b}" stroke="${dk.b}"/>`,
          e: `<path d="M${cx + 2} ${cy - 7}l-5 8h4l-2 6 6-8h-4Z" fill="${dk.e}"/>`,
          r: `<path d="M${x} ${cy + 5}l${c * 0.3}-7 ${c * 0.25} 4 ${c * 0.45}-6" fill="none" stroke="${dk.r}" stroke-width="1.3"/><circle cx="${cx + 2}" cy="${cy - 4}" r="1.6" fill="${dk.r}"/>`,
          c: `<path d="M${cx - 6} ${cy + 5}v-7h4v-4h4v6h4v5Z" fill="${dk.c}"/>`,
          t: `<circle cx="${cx}" cy="${cy}" r="4.5" fill="none" stroke="${dk.t}" stroke-width="1.3"/><circle cx="${cx}" cy="${cy}" r="1.5" fill="${dk.t}"/>`,
        }[t];
      s += g;
    }
  let ed = '';
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      const k = rows[j][i],
        x = -R + i * c,
        y = -R + j * c;
      if ((rows[j][i + 1] || '.') != k) ed += `M${f1(x + c)} ${f1(y)}v${f1(c)}`;
      if (((rows[j + 1] || '')[i] || '.') != k) ed += `M${f1(x)} ${f1(y + c)}h${f1(c)}`;
    }
  s += `<path d="${ed}" stroke="#3a1706" stroke-width="1.5" fill="none" stroke-linecap="round"/>`;
  const met = (i, j) =>
    `<g transform="translate(${f1(-R + (i + 0.5) * c)} ${f1(-R + (j + 0.5) * c)})"><path d="M-6-2-2-6 4-5 7 0 4 6-3 5Z" fill="#5b4038" stroke="#20100a" stroke-width="1.2"/><circle cx="1" cy="-1" r="1.5" fill="#a08074"/></g>`;
  const pod = (i, j) =>
    `<g transform="translate(${f1(-R + (i + 0.5) * c)} ${f1(-R + (j + 0.5) * c)})"><circle r="6" fill="#f7efe0" stroke="#20100a" stroke-width="1.3"/><path d="M-3 0h6M0-3v6" stroke="#c2551d" stroke-width="1.6"/></g>`;
  s += met(3, 6) + met(8, 3) + met(6, 8) + pod(4, 2) + pod(9, 6);
  s += engrave(R, { c: '#2a0e02', w: 2, n: 30, roll: -0.25, tilt: 0.1, from: 0.22, o: 0.6 });
  const tick = rays(0, 0, R * 1.07, R * 1.11, 72, '#f3a35c', 1.1) + rays(0, 0, R * 1.07, R * 1.15, 12, '#f3a35c', 1.6);
  const atom = (rt) =>
    `<path d="M${-R * 1.42} 0A${R * 1.42} ${R * 0.34} 0 0 1 ${R * 1.42} 0" transform="rotate(${rt})" fill="none" stroke="#f6b878" stroke-opacity=".5" stroke-width="1.2"/>`;
  const atomF = (rt) =>
    `<path d="M${-R * 1.42} 0A${R * 1.42} ${R * 0.34} 0 0 0 ${R * 1.42} 0" transform="rotate(${rt})" fill="none" stroke="#f6b878" stroke-opacity=".9" stroke-width="1.2"/>`;
  const rover = onLimb(
    R * 1.015,
    -28,
    R / 100,
    '<path d="M-14-4h26l3-6H4l-3-5h-9l-4 5h-3Z" fill="#f7efe0" stroke="#20100a" stroke-width="1.4" stroke-linejoin="round"/><path d="M-6-10h5l2-4h-5Z" fill="#4aa9d8"/><g fill="#3a1706" stroke="#f7efe0" stroke-width="1.3"><circle cx="-10" cy="-1.5" r="4"/><circle cx="0" cy="-1.5" r="4"/><circle cx="10" cy="-1.5" r="4"/></g><path d="M10-10V-19" stroke="#20100a" stroke-width="1.4"/><circle cx="10" cy="-20" r="1.8" fill="#f3a35c"/>',
  );
  const fall = `<g transform="translate(${R * 0.95} ${-R * 0.86})"><path d="M6-6 34-34M10 0 30-20M0-10 20-30" stroke="#f6b878" stroke-width="1.6" stroke-linecap="round"/><path d="M-9-2-3-9 6-8 9 0 5 8-5 7Z" fill="#6b4a3e" stroke="#20100a" stroke-width="1.3"/></g>`;
  return tick + rover + ball(R, s, { base: '#b4501e', dark: '#1c0700', hi: '#ffdcae', sh: 0.16, sh2: 0.14 }) + fall;
}
function pRed(R) {
  const f = (x, y, z) => fbm(x * 1.5 + 4, y * 1.5 + 1, z * 1.5, 41, 5);
  let s = tints(R, f, [0.42, 0.48, 0.54, 0.6], ['#a8402a', '#bb5335', '#cf6d48', '#df8a60'], {
    rot: [0.25, 0.8, 0.2],
    stroke: '#3d0f08',
    sw: 0.6,
    so: 0.55,
  });
  s += tints(R, f, [0.39, 0.45, 0.51, 0.57, 0.63, 0.66], [], { rot: [0.25, 0.8, 0.2], stroke: '#3d0f08', sw: 0.5, so: 0.55 });
  // regions: great circles and a polar cap, in brass
  const gc = (ax, ay, az) => {
    let d = '',
      pen = 0;
    for (let a = 0; a <= 360; a += 5) {
      const l = (a * Math.PI) / 180,
        p = rot([Math.cos(l), Math.sin(l), 0], ax, ay, az);
      if (p[2] < 0) {
        pen = 0;
        continue;
      }
      d += (pen ? 'L' : 'M') + f1(p[0] * R) + ' ' + f1(-p[1] * R);
      pen = 1;
    }
    return d;
  };
  const par = (phi) => {
    let d = '',
      pen = 0;
    for (let a = -180; a <= 180; a += 5) {
      const l = (a * Math.PI) / 180,
        p = rot([Math.cos(phi) * Math.sin(l), Math.sin(phi), Math.cos(phi) * Math.cos(l)], 0.42, 0, -0.22);
      if (p[2] < 0) {
        pen = 0;
        continue;
      }
      d += (pen ? 'L' : 'M') + f1(p[0] * R) + ' ' + f1(-p[1] * R);
      pen = 1;
    }
    return d;
  };
  const br =
    par(0.95) + par(0.28) + par(-0.42) + gc(0, Math.PI / 2 - 0.5, -0.22) + gc(0, Math.PI / 2 + 0.72, -0.22) + gc(0, Math.PI / 2 + 0.08, -0.22);
  s += `<path d="${br}" fill="none" stroke="#3d0f08" stroke-width="3.6"/><path d="${br}" fill="none" stroke="#e9bd63" stroke-width="1.6"/>`;
  const cr = (x, y, r) =>
    `<ellipse cx="${x * R}" cy="${y * R}" rx="${r * R}" ry="${r * R * 0.8}" fill="#8f3020" stroke="#3d0f08" stroke-width="1"/><path d="M${(x - r) * R} ${y * R}a${r * R} ${r * R * 0.8} 0 0 1 ${r * R} ${-r * R * 0.8}" stroke="#f0a77d" stroke-width="1" fill="none"/>`;
  s += cr(-0.42, 0.28, 0.09) + cr(0.12, 0.5, 0.07) + cr(0.3, -0.1, 0.06) + cr(-0.1, -0.28, 0.05);
  s += engrave(R, { c: '#26060a', w: 2.6, n: 34, roll: -0.22, tilt: 0.42, from: 0.36 });
  const ring = `<path d="M${-R * 1.16} 0A${R * 1.16} ${R * 1.16} 0 0 0 ${R * 1.16} 0" transform="rotate(-13)" fill="none" stroke="#3a2208" stroke-width="9"/><path d="M${-R * 1.16} 0A${R * 1.16} ${R * 1.16} 0 0 0 ${R * 1.16} 0" transform="rotate(-13)" fill="none" stroke="#c9963c" stroke-width="6.4"/><path d="M${-R * 1.16} 0A${R * 1.16} ${R * 1.16} 0 0 0 ${R * 1.16} 0" transform="rotate(-13)" fill="none" stroke="#3a2208" stroke-width="4" stroke-dasharray="1 6"/>`;
  const stand = `<path d="M-10 ${R * 1.18}h20l5 16h14v7H-29v-7h14Z" fill="#c9963c" stroke="#3a2208" stroke-width="1.5" stroke-linejoin="round"/>`;
  const rocket = (x, y, r, s) =>
    `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})"><path d="M0 16c-9 14 4 16-6 34 14-4 8-12 12-18 4 8 10 4 6-16Z" fill="#f4cf7c" stroke="#8a4c14" stroke-width="1"/><path d="M-8 12-15 20v-10l7-8ZM8 12l7 8V10L8 2Z" fill="#b8862f" stroke="#2a1206" stroke-width="1.3" stroke-linejoin="round"/><path d="M0-26C9-16 10-2 8 14H-8C-10-2-9-16 0-26Z" fill="#efe0bd" stroke="#2a1206" stroke-width="1.5"/><path d="M-8-6H8M-8.8 6H8.8" stroke="#2a1206" stroke-width="1.2"/><path d="M0-26C3-22 5.5-18 6.8-14H-6.8C-5.5-18-3-22 0-26Z" fill="#b23a24" stroke="#2a1206" stroke-width="1.2"/><circle cy="0" r="3" fill="#5b8fa8" stroke="#2a1206" stroke-width="1.2"/></g>`;
  return (
    stand +
    ring +
    ball(R, s, { base: '#8f3020', dark: '#1c0404', hi: '#ffd0aa' }) +
    `<circle r="5" cx="${f1(-R * 1.16 * Math.cos(0.227))}" cy="${f1(R * 1.16 * Math.sin(0.227))}" fill="#e9bd63" stroke="#3a2208" stroke-width="1.4"/><circle r="5" cx="${f1(R * 1.16 * Math.cos(0.227))}" cy="${f1(-R * 1.16 * Math.sin(0.227))}" fill="#e9bd63" stroke="#3a2208" stroke-width="1.4"/>` +
    rocket(-R * 0.86, -R * 0.74, 38, R / 120) +
    rocket(R * 0.98, -R * 0.62, -52, R / 190)
  );
}
const PLANETS = { 'planet-5r': p5R, planet: pPlanet, planetfall: pFall, 'planet-unknown': pUnknown, 'red-planet': pRed };
for (const [name, draw] of Object.entries(PLANETS)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -150 300 300">${draw(100)}</svg>\n`;
  writeFileSync(new URL(`${name}.svg`, import.meta.url), svg);
}
