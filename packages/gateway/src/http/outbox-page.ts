import type { OutboxMailer, OutboxMessage } from '@candor/platform';
import type { FastifyInstance } from 'fastify';

const shownMax = 100;

/** Practice: what would have been sent by mail and SMS, newest first. Live has no such page. */
export function serveOutbox(app: FastifyInstance, outbox: OutboxMailer): void {
  app.get('/outbox', async (_request, reply) => {
    const messages = await outbox.list(shownMax);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(messages));
  });
}

function page(messages: readonly OutboxMessage[]): string {
  const rows = messages.map(card).join('\n');
  const empty = '<p class="empty">Nothing has been sent yet. Ask for a code in the app and it appears here.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="5">
<title>Outbox · Practice</title>
<style>${style}</style>
</head>
<body>
<header><h1>Outbox</h1><span class="badge">Practice</span></header>
<p class="lead">Mails and messages of this practice installation. Nothing here has left the machine.</p>
<main>${messages.length === 0 ? empty : rows}</main>
</body>
</html>`;
}

function card({ atMs, channel, to, scene, code, subject, text, lang }: OutboxMessage): string {
  const at = new Date(atMs).toISOString();
  return `<article data-to="${escaped(to)}" data-scene="${escaped(scene)}">
<div class="meta"><span class="channel">${channel === 'mail' ? 'E-mail' : 'SMS'}</span><b>${escaped(to)}</b><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></div>
${subject === '' ? '' : `<h2>${escaped(subject)}</h2>`}
${code === null ? '' : `<p class="code" data-code>${escaped(code)}</p>`}
<p lang="${escaped(lang === 'vn' ? 'vi' : lang)}">${withLinks(escaped(text))}</p>
</article>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] as string);
}

/** Addresses in text that is escaped already, as a reader of mail shows them. */
function withLinks(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>');
}

const style = `
:root { --ground: #f6f7f9; --card: #fff; --ink: #14171c; --soft: #5b6470; --line: #e3e6ea; --accent: #4450db; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0b0d10; --card: #14171c; --ink: #eef0f3; --soft: #98a1ad; --line: #252a31; --accent: #8f98ff; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 640px; background: var(--ground); color: var(--ink);
  font: 15px/1.5 system-ui, sans-serif; }
header { display: flex; align-items: center; gap: 10px; }
h1 { font-size: 24px; margin: 0; }
h2 { font-size: 15px; margin: 8px 0 0; }
.badge { font-size: 12px; font-weight: 600; padding: 2px 8px; border-radius: 999px; color: var(--accent); border: 1px solid; }
.lead, .empty { color: var(--soft); }
article { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 14px 16px; margin: 12px 0; }
article p { margin: 8px 0 0; overflow-wrap: anywhere; white-space: pre-line; }
a { color: var(--accent); }
.meta { display: flex; flex-wrap: wrap; gap: 4px 10px; font-size: 13px; color: var(--soft); }
.meta b { color: var(--ink); overflow-wrap: anywhere; }
.channel { text-transform: uppercase; letter-spacing: .06em; font-size: 11px; line-height: 20px; }
.meta time { margin-left: auto; font-variant-numeric: tabular-nums; }
.code { font: 700 28px/1.2 ui-monospace, monospace; letter-spacing: .12em; user-select: all; }
`;
