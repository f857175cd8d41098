import { code128, drawingSVG, qrcode } from 'bwip-js/generic';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import type { ShipmentPaper } from '../../contract/ops/warehouse/shipment-contents.ts';

const MM = 72 / 25.4;
const A4 = [210 * MM, 297 * MM] as const;
const LABEL = [100 * MM, 150 * MM] as const;
const BLACK = rgb(0, 0, 0);

/** A page on which text is written from the top down. Points. */
type Sheet = { page: PDFPage; font: PDFFont; bold: PDFFont; y: number; left: number };
type Fonts = Pick<Sheet, 'font' | 'bold'>;

const TITLES = {
  invoice: 'COMMERCIAL INVOICE',
  'packing-list': 'PACKING LIST',
  cn23: 'CUSTOMS DECLARATION CN 23',
  label: '',
} as const;

/**
 * A paper as a PDF: A4, or a page of 100 × 150 mm for each box. The texts must be in Latin-1, because a
 * PDF's built-in fonts have no other letters.
 */
export async function paperPdf(paper: ShipmentPaper): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const fonts: Fonts = {
    font: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  document.setTitle(`${paper.kind} ${paper.orderNo}`);
  if (paper.kind === 'label') {
    for (const box of paper.boxes) {
      drawLabel(
        { ...fonts, page: document.addPage([...LABEL]), y: 142 * MM, left: 5 * MM },
        paper,
        box,
      );
    }
    if (paper.boxes.length === 0) document.addPage([...LABEL]);
  } else {
    drawSheet(document, fonts, paper);
  }
  return document.save();
}

/** Writes a line and moves down. Long lines are cut at the edge. */
function write(
  sheet: Sheet,
  text: string,
  { size = 9, bold = false, left = sheet.left } = {},
): void {
  const font = bold ? sheet.bold : sheet.font;
  const width = sheet.page.getWidth() - left - sheet.left / 2;
  sheet.page.drawText(fitted(font, text, size, width), {
    x: left,
    y: sheet.y,
    size,
    font,
    color: BLACK,
  });
  sheet.y -= size * 1.4;
}

function fitted(font: PDFFont, text: string, size: number, width: number): string {
  let shown = text;
  while (shown && font.widthOfTextAtSize(shown, size) > width) shown = shown.slice(0, -1);
  return shown;
}

const kilograms = (grams: number) => (grams / 1000).toFixed(3);

function drawSheet(document: PDFDocument, fonts: Fonts, paper: ShipmentPaper): void {
  const newSheet = (): Sheet => ({
    ...fonts,
    page: document.addPage([...A4]),
    y: 280 * MM,
    left: 15 * MM,
  });
  let sheet = newSheet();
  write(sheet, TITLES[paper.kind], { size: 15, bold: true });
  write(sheet, `No. ${paper.orderNo}    Date ${paper.day}`);
  write(
    sheet,
    `Carrier ${[paper.carrier, paper.trackingNo].filter(Boolean).join(' ') || paper.option}`,
  );
  for (const [title, party] of [
    ['From', paper.sender],
    ['To', paper.recipient],
  ] as const) {
    sheet.y -= 8;
    write(sheet, title, { size: 8 });
    write(sheet, party.name, { bold: true });
    for (const line of [...party.lines, party.phone]) write(sheet, line);
  }
  sheet.y -= 12;
  const row = (cells: readonly string[], { bold = false } = {}) => {
    if (sheet.y < 25 * MM) sheet = newSheet();
    drawRow(sheet, cells, bold);
  };
  if (paper.kind === 'packing-list') {
    row(['Box, tracking number', '', '', '', 'Gross kg', 'cm'], { bold: true });
    for (const box of paper.boxes) {
      const sides = [box.lengthMm, box.widthMm, box.heightMm].map((side) => side / 10).join('x');
      row([`${box.number} ${box.trackingNo}`, '', '', '', kilograms(box.weightG), sides]);
    }
    sheet.y -= 10;
  }
  row(['Description', 'HS code', 'Origin', 'Quantity', 'Net kg', 'Value CNY'], { bold: true });
  for (const line of paper.lines) {
    row([
      line.descriptionEn || '______________',
      line.hsCode || '________',
      line.origin.toUpperCase(),
      String(line.quantity),
      kilograms(line.weightG),
      line.value,
    ]);
  }
  row(
    [
      `Total, gross weight ${kilograms(paper.weightG)} kg`,
      '',
      '',
      String(paper.quantity),
      '',
      paper.value,
    ],
    { bold: true },
  );
  sheet.y -= 14;
  if (paper.kind === 'cn23') {
    write(
      sheet,
      'Category: [ ] gift  [ ] documents  [ ] sample  [ ] returned goods  [x] sale of goods',
    );
    write(
      sheet,
      'I certify that the particulars given in this declaration are correct and that this item does not',
    );
    write(
      sheet,
      'contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.',
    );
  } else {
    write(sheet, 'I declare that all the information in this document is true and correct.');
  }
  sheet.y -= 24;
  write(sheet, 'Date and signature: ______________________________');
}

/** The columns of a table: their left edges and widths, in millimetres. */
const COLUMNS = [
  [15, 73],
  [90, 23],
  [115, 13],
  [130, 16],
  [148, 18],
  [168, 28],
] as const;

function drawRow(sheet: Sheet, cells: readonly string[], isBold: boolean): void {
  const font = isBold ? sheet.bold : sheet.font;
  for (const [index, [from, width]] of COLUMNS.entries()) {
    const text = fitted(font, cells[index] ?? '', 9, width * MM);
    sheet.page.drawText(text, { x: from * MM, y: sheet.y, size: 9, font, color: BLACK });
  }
  sheet.page.drawLine({
    start: { x: 15 * MM, y: sheet.y - 4 },
    end: { x: 195 * MM, y: sheet.y - 4 },
    thickness: 0.4,
    color: BLACK,
  });
  sheet.y -= 15;
}

type Box = ShipmentPaper['boxes'][number];

function drawLabel(sheet: Sheet, paper: ShipmentPaper, box: Box): void {
  const code = `${paper.orderNo}-${box.number}`;
  const number = box.trackingNo || code;
  sheet.page.drawText(paper.country.toUpperCase(), {
    x: 82 * MM,
    y: 138 * MM,
    size: 24,
    font: sheet.bold,
    color: BLACK,
  });
  write(sheet, paper.option, { size: 11, bold: true });
  sheet.y -= 10;
  write(sheet, paper.recipient.name, { size: 13, bold: true });
  for (const line of [...paper.recipient.lines, paper.recipient.phone])
    write(sheet, line, { size: 11 });
  drawCode(sheet.page, qrcode({ bcid: 'qrcode', text: code, scale: 1 }, drawingSVG()), {
    x: 5,
    y: 48,
    width: 32,
    height: 32,
  });
  sheet.y = 74 * MM;
  const left = 42 * MM;
  write(sheet, code, { size: 11, bold: true, left });
  write(sheet, `Box ${box.number} of ${paper.boxes.length}`, { size: 11, left });
  write(sheet, `${kilograms(box.weightG)} kg`, { size: 11, left });
  drawCode(
    sheet.page,
    code128(
      { bcid: 'code128', text: number, scale: 1, height: 14, includetext: false },
      drawingSVG(),
    ),
    { x: 5, y: 22, width: 90, height: 20 },
  );
  sheet.y = 15 * MM;
  write(sheet, number, { size: 12, bold: true });
  write(sheet, `From ${paper.sender.name}`, { size: 8 });
}

/** Draws the paths of a code's SVG into a rectangle in millimetres, from the lower left. */
function drawCode(
  page: PDFPage,
  svg: string,
  at: { x: number; y: number; width: number; height: number },
): void {
  const [, width = 1, height = 1] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  const toX = (x: number) => (at.x + (x / width) * at.width) * MM;
  const toY = (y: number) => (at.y + at.height - (y / height) * at.height) * MM;
  for (const [, attributes = '', path = ''] of svg.matchAll(/<path ([^>]*?)d="([^"]*)"/g)) {
    const stroke = Number(/stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? 0);
    if (stroke > 0) {
      for (const [, x1, y1, x2, y2] of path.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)) {
        page.drawLine({
          start: { x: toX(Number(x1)), y: toY(Number(y1)) },
          end: { x: toX(Number(x2)), y: toY(Number(y2)) },
          thickness: (stroke / width) * at.width * MM,
          color: BLACK,
        });
      }
    } else {
      page.drawSvgPath(path, {
        x: toX(0),
        y: toY(0),
        scale: (at.width * MM) / width,
        color: BLACK,
      });
    }
  }
}
