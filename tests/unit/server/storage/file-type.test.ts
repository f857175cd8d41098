import { describe, expect, it } from 'vitest';
import { fileType, typeIn } from '../../../../src/server/storage/file-type.ts';
import { jpegFile, pdfFile, pngFile, textFile, webpFile } from '../../../support/files.ts';

describe('the type of a file by its bytes', () => {
  it.each([
    ['image/png', pngFile()],
    ['image/jpeg', jpegFile()],
    ['image/webp', webpFile('VP8X')],
    ['image/webp', webpFile('VP8L')],
    ['image/webp', webpFile('VP8 ')],
    ['application/pdf', pdfFile()],
  ])('%s', (type, file) => {
    expect(fileType(file)).toBe(type);
  });

  it.each([
    ['nothing', textFile('')],
    ['a page', textFile('<!doctype html><script>alert(1)</script>')],
    ['a page that begins as a JPEG', textFile('\xff\xd8\xff<script>alert(1)</script>')],
    ['a JPEG whose segments lead beyond its end', textFile('\xff\xd8\xff\xe0\xff\xffJFIF')],
    ['a JPEG that never comes to a frame', jpegFile().subarray(0, 12)],
    ['a page behind the signature of PNG', textFile('\x89PNG\r\n\x1a\n<svg onload=alert(1)>')],
    ['a PNG cut in its header', pngFile().subarray(0, 20)],
    ['a drawing', textFile('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', textFile('GIF89a\x04\0\x03\0')],
    ['a PDF behind something else', textFile('GIF89a %PDF-1.7')],
    ['a RIFF that is sound', textFile(`RIFF\x24\0\0\0WAVEfmt ${'\0'.repeat(30)}`)],
  ])('undefined for %s', (_, file) => {
    expect(fileType(file)).toBeUndefined();
  });

  it('of a bank is XML or a table, and nothing but a bank’s file is', () => {
    const camt = textFile('<?xml version="1.0"?><Document/>');
    const table = textFile('Date;Amount\r\n2026-11-27;12,50\r\n');
    expect(typeIn('BANK_FILE', camt)).toBe('application/xml');
    expect(typeIn('BANK_FILE', table)).toBe('text/csv');
    expect(typeIn('BANK_FILE', pngFile())).toBeUndefined();
    for (const file of [camt, table]) expect(typeIn('SHOP_PICTURE', file)).toBeUndefined();
  });

  it.each([
    [pngFile(10_000, 5_000), 'image/png'],
    [pngFile(10_000, 5_001), undefined],
    [jpegFile(60_000, 60_000), undefined],
    [webpFile('VP8X', 16_384, 16_384), undefined],
    [webpFile('VP8L', 16_384, 16_384), undefined],
    [webpFile('VP8 ', 16_383, 16_383), undefined],
    [pngFile(0, 5), undefined],
  ])('with at most 50 megapixels', (file, type) => {
    expect(fileType(file)).toBe(type);
  });
});
