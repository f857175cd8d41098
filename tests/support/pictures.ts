import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;

const SHAPES = ['rect', 'ellipse', 'triangle', 'ring', 'cross', 'arch'] as const;

/** An SVG drawing of an object of two parts on a softly lit background; each number gives another one. */
export function thing(number: number): string {
  const pick = (step: number, count: number) => Math.floor(number / step) % count;
  const hue = (number * 67) % 360;
  const colour = `hsl(${hue} ${35 + pick(2, 3) * 25}% ${30 + pick(3, 3) * 15}%)`;
  const other = `hsl(${(hue + 120 + pick(5, 4) * 40) % 360} 60% ${25 + pick(7, 4) * 15}%)`;
  const [w, h] = [180 + pick(1, 5) * 45, 180 + pick(4, 4) * 55];
  const part = (shape: (typeof SHAPES)[number], fill: string, at: number) =>
    ({
      rect: `<rect x="${400 - w / 2}" y="${at - h / 2}" width="${w}" height="${h}" rx="${pick(2, 3) * 20}" fill="${fill}"/>`,
      ellipse: `<ellipse cx="400" cy="${at}" rx="${w / 2}" ry="${h / 2}" fill="${fill}"/>`,
      triangle: `<path d="M400 ${at - h / 2}L${400 + w / 2} ${at + h / 2}H${400 - w / 2}z" fill="${fill}"/>`,
      ring: `<circle cx="400" cy="${at}" r="${w / 2.4}" fill="none" stroke="${fill}" stroke-width="46"/>`,
      cross: `<path d="M370 ${at - h / 2}h60v${h}h-60zM${400 - w / 2} ${at - 30}h${w}v60H${400 - w / 2}z" fill="${fill}"/>`,
      arch: `<path d="M${400 - w / 2} ${at + h / 2}V${at}a${w / 2} ${h / 2} 0 0 1 ${w} 0v${h / 2}h-60V${at}h-${Math.max(10, w - 120)}v${h / 2}z" fill="${fill}"/>`,
    })[shape];
  const first = SHAPES[number % SHAPES.length] ?? 'rect';
  const second = SHAPES[(number + 1 + pick(6, 5)) % SHAPES.length] ?? 'ring';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">
    <radialGradient id="g" cy=".44" r=".75"><stop offset=".1" stop-color="#fdfdfd"/><stop offset="1" stop-color="#e4e6ea"/></radialGradient>
    <rect width="800" height="800" fill="url(#g)"/><radialGradient id="s"><stop stop-opacity=".2"/><stop offset="1" stop-opacity="0"/></radialGradient><ellipse cx="400" cy="640" rx="240" ry="40" fill="url(#s)"/>
    ${part(first, colour, 300 + pick(3, 4) * 20)}${part(second, other, 460 + pick(2, 4) * 25)}</svg>`;
}

export const pictureOf = (number: number) => sharp(Buffer.from(thing(number))).removeAlpha();

export async function jpegOf(number: number, side = 200): Promise<Bytes> {
  return new Uint8Array(await pictureOf(number).resize(side, side).jpeg().toBuffer());
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(8);
  framed.writeUInt32BE(data.length);
  framed.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([framed.subarray(0, 4), named, framed.subarray(4)]);
}

/** A PNG file built by hand; its data need not fit its header. `more`: additional chunks by type. */
export function pngBy(
  {
    width,
    height,
    depth = 8,
    colours = 2,
  }: { width: number; height: number; depth?: number; colours?: number },
  unpacked: Uint8Array,
  more: Record<string, Uint8Array> = {},
): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, colours, 0, 0, 0], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      ...Object.entries(more).map(([type, data]) => chunk(type, data)),
      chunk('IDAT', deflateSync(unpacked, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** A file with a text after its end. */
export const followedBy = (file: Bytes, text: string): Bytes =>
  new Uint8Array([...file, ...new TextEncoder().encode(text)]);

/** A JPEG file whose frame header claims another size. */
export function withClaimedSize(file: Bytes, width: number, height: number): Bytes {
  const changed = Uint8Array.from(file);
  const view = new DataView(changed.buffer);
  let at = 2;
  while (changed[at + 1] !== 0xc0 && changed[at + 1] !== 0xc2) at += 2 + view.getUint16(at + 2);
  view.setUint16(at + 5, height);
  view.setUint16(at + 7, width);
  return changed;
}
