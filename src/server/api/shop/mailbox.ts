import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { listOutbox } from '../../commerce/notice/outbox.ts';
import type { Platform } from '../../platform/platform.ts';

/** How many mails are shown. */
const MAX_MAILS = 50;

/** The demo's mailbox: the mails that were not sent, newest first. Answers 404 outside demo mode. */
export function mailbox(platformOf: (c: Context) => Promise<Platform>): Hono {
  const app = new Hono();
  /** The mails, to the address in the query `to` if there is one; undefined outside demo mode. */
  const listMails = async (c: Context) => {
    c.header('cache-control', 'no-store');
    const platform = await platformOf(c);
    if (!platform.config.DEMO) return undefined;
    const to = c.req.query('to');
    return listOutbox(platform.database, { limit: MAX_MAILS, ...(to ? { to } : {}) });
  };
  app.get('/mailbox.json', async (c) => {
    const mails = await listMails(c);
    return mails ? c.json({ mails }) : c.notFound();
  });
  app.get('/mailbox', async (c) => {
    const mails = await listMails(c);
    if (!mails) return c.notFound();
    const rows = mails.map(
      (mail) => html`<article><h2 dir="auto">${mail.subject}</h2>
        <p><small>${mail.to} · ${new Date(mail.createdAt).toISOString()}</small></p>
        <pre dir="auto">${mail.text}</pre></article>`,
    );
    return c.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>
      <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain.css"></head>
      <body><h1>Mailbox</h1>${rows.length > 0 ? rows : html`<p>No mail yet.</p>`}</body></html>`);
  });
  return app;
}
