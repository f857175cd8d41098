import { describe, expect, it } from 'vitest';
import {
  mendedText,
  pastedTable,
} from '../../../../../src/server/commerce/purchase/pasted-rows.ts';

const NO = 'P2611230001';

const pastedRows = (text: string) => pastedTable(text).rows;

describe('a pasted table', () => {
  it('has columns that are separated by tabs or by commas', () => {
    const row = {
      line: 1,
      orderNo: NO,
      upstreamOrderNo: '2811223344',
      cost: '1085.50',
      carrier: '中通',
      trackingNo: '75380012345678',
      problems: [],
    };
    expect(pastedRows(`${NO}\t2811223344\t1085.50\t中通\t7538 0012-345678`)).toEqual([row]);
    expect(pastedRows(`${NO},2811223344,"¥1,085.50",中通,75380012345678`)).toEqual([row]);
  });

  it('may begin with a heading and have empty lines, which count', () => {
    const rows = pastedRows(`订单号\t平台单号\r\n\r\n${NO}\t28112\r\n`);
    expect(rows.map(({ line, upstreamOrderNo }) => [line, upstreamOrderNo])).toEqual([
      [3, '28112'],
    ]);
  });

  it('may have full-width characters, as Chinese keyboards write them', () => {
    const [row] = pastedRows(
      'Ｐ２６１１２３０００１，２８１１２，￥８５．５元，圆通，ＹＴ１２３４５６',
    );
    expect(row).toEqual({
      line: 1,
      orderNo: NO,
      upstreamOrderNo: '28112',
      cost: '85.5',
      carrier: '圆通',
      trackingNo: 'YT123456',
      problems: [],
    });
  });

  it.each([
    [`X123\t28112`, ['ORDER_NO']],
    [`${NO}\t2.81122E+15`, ['UPSTREAM_NO']],
    [`${NO}\t28112\t8,5,x`, ['COST']],
    [`${NO}\t28112\t85.555`, ['COST']],
    [`${NO}\t\t\t中通`, ['CARRIER', 'NOTHING']],
    [`${NO}\t\t\t\t75380012345678`, ['CARRIER']],
    [`${NO}\t\t\t中通\t75`, ['TRACKING_NO']],
    [NO, ['NOTHING']],
    [`${NO}\t28112\t85\t中通\t75380012345678\tmore`, ['COLUMNS']],
  ])('says what is wrong with %j', (text, problems) => {
    expect(pastedRows(text).map((row) => row.problems)).toEqual([problems]);
  });

  it.each([
    [
      '备注\t快递单号\t快递公司\t订单号\t平台单号\t成本价',
      ['skip', 'trackingNo', 'carrier', 'orderNo', 'upstreamOrderNo', 'cost'],
    ],
    [
      'Order No.\tCost (CNY)\tMarketplace order no.\tTracking number\tCourier',
      ['orderNo', 'cost', 'upstreamOrderNo', 'trackingNo', 'carrier'],
    ],
    ['1688单号,系统订单号,实付金额', ['upstreamOrderNo', 'orderNo', 'cost']],
    [
      '淘宝订单号\t订单编号\t运单号\t物流公司\t金额',
      ['upstreamOrderNo', 'orderNo', 'trackingNo', 'carrier', 'cost'],
    ],
  ])('has its columns in the order of the heading %j', (heading, columns) => {
    const { columns: read, rows } = pastedTable(heading);
    expect(read.map(({ column }) => column)).toEqual(columns);
    expect(rows).toEqual([]);
  });

  it('is read as its heading says, and what it does not know is left out', () => {
    const heading = '备注\t快递单号\t快递公司\t订单号\t平台单号\t成本';
    const [row] = pastedTable(`${heading}\n急！\t75380012345678\t中通\t${NO}\t28112\t85.5`).rows;
    expect(row).toEqual({
      line: 2,
      orderNo: NO,
      upstreamOrderNo: '28112',
      cost: '85.5',
      carrier: '中通',
      trackingNo: '75380012345678',
      problems: [],
    });
  });

  it('is read as somebody says who knows its columns', () => {
    const text = `85.5\t${NO}\t急\t28112`;
    const { columns, rows } = pastedTable(text, ['cost', 'orderNo', 'skip', 'upstreamOrderNo']);
    expect(columns.map(({ column }) => column)).toEqual([
      'cost',
      'orderNo',
      'skip',
      'upstreamOrderNo',
    ]);
    expect(rows[0]).toMatchObject({
      orderNo: NO,
      cost: '85.5',
      upstreamOrderNo: '28112',
      problems: [],
    });
  });

  it('has all of its rows, however many', () => {
    const text = Array.from({ length: 130 }, (_, index) => `${NO}${index}\t${index}`).join('\n');
    expect(pastedRows(text)).toHaveLength(130);
  });
});

describe('a corrected table', () => {
  it('has the rows in their lines, in the usual order of columns', () => {
    const text = `成本\t订单号\t平台单号\n\nabout 85\t${NO}\t28112\n9\t${NO}2\t28113`;
    const mended = mendedText(text, [], [{ line: 3, cost: '85', upstreamOrderNo: '28\t114' }]);
    expect(mended).toBe(`\n\n${NO}\t28 114\t85\t\t\n${NO}2\t28113\t9\t\t`);
    expect(pastedRows(mended)).toMatchObject([
      { line: 3, upstreamOrderNo: '28114', cost: '85', problems: [] },
      { line: 4, upstreamOrderNo: '28113', cost: '9', problems: [] },
    ]);
  });

  it('leaves out a row that was emptied', () => {
    const empty = {
      line: 1,
      orderNo: '',
      upstreamOrderNo: '',
      cost: '',
      carrier: '',
      trackingNo: '',
    };
    const mended = mendedText(`${NO}\t28112\n${NO}2\t28113`, [], [empty]);
    expect(pastedRows(mended).map(({ line }) => line)).toEqual([2]);
  });
});
