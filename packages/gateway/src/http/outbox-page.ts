import { createHash, timingSafeEqual } from 'node:crypto';
import type { OutboxMailer, OutboxMessage, RepeatedEvents } from '@candor/platform';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Counted } from './admission.ts';
import { isFromHere } from './host-guard.ts';
import { UnreadBody } from './parameters.ts';

const shownMax = 100;
/** Each look reads the newest letters from the disk. */
const counted: Counted = { rate: 'outbox', weight: 1 };

interface OutboxDoor {
  readonly outbox: OutboxMailer;
  /** The key that requests from elsewhere must have; absent: they are refused. */
  readonly key: string | undefined;
  readonly publicUrl: URL | undefined;
  readonly events: RepeatedEvents;
}

/**
 * Practice: the mails and SMS that would have been sent, newest first. Live has no such page. A reader of it can enter
 * every account, so it opens to this machine, and elsewhere with the key: in a form's body, which no log, history or
 * `Referer` has.
 */
export function serveOutbox(app: FastifyInstance, { outbox, key, publicUrl, events }: OutboxDoor): void {
  const show = (reply: FastifyReply, html: string): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

  app.get('/outbox', { config: { counted } }, async (request, reply) => {
    if (isFromHere(request, publicUrl)) return show(reply, page(await outbox.list(shownMax), undefined));
    return show(reply.code(403), lockedPage(false));
  });
  app.post('/outbox', { config: { counted } }, async (request, reply) => {
    const given = request.body instanceof UnreadBody ? request.body.parameters['key'] : undefined;
    if (key !== undefined && typeof given === 'string' && isSameKey(given, key)) {
      return show(reply, page(await outbox.list(shownMax), key));
    }
    events.note('outbox.key_refused', 'somebody tried a wrong key at the outbox');
    return show(reply.code(403), lockedPage(true));
  });
}

/** As it is read off a screen: capitals and spaces make no difference. Compared in constant time. */
function isSameKey(given: string, key: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given.toLowerCase().replace(/\s/g, '')), digest(key));
}

function lockedPage(wasWrong: boolean): string {
  const wrong = wasWrong ? '<p class="wrong" role="alert">That is not the key.</p>' : '';
  return framed(`<p class="lead">This page shows the codes of everybody on this practice installation. On other machines than the one it
runs on, it opens with the key that was printed when the server started.</p>
${wrong}<form method="post" action="/outbox">
<label>Key <input name="key" autocomplete="off" autocapitalize="none" spellcheck="false" required autofocus></label>
<button>Open</button>
</form>`);
}

/** `key`: the reader's key, for reloading; at this machine the page reloads by itself. */
function page(messages: readonly OutboxMessage[], key: string | undefined): string {
  const rows = messages.map(card).join('\n');
  const empty = '<p class="empty">Nothing has been sent yet. Ask for a code in the app and it appears here.</p>';
  const again =
    key === undefined
      ? ''
      : `<form method="post" action="/outbox"><input type="hidden" name="key" value="${escaped(key)}"><button>Look again</button></form>`;
  return framed(
    `<p class="lead">Mails and messages of this practice installation. Nothing here has left the machine.</p>
${again}<main>${messages.length === 0 ? empty : rows}</main>`,
    key === undefined ? '<meta http-equiv="refresh" content="5">' : '',
  );
}

function framed(content: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
<title>Outbox · Practice</title>
<style>${style}</style>
</head>
<body>
<header><h1>Outbox</h1><span class="badge">Practice</span></header>
${content}
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
form { display: flex; flex-wrap: wrap; align-items: end; gap: 10px; margin: 12px 0; }
label { flex: 1; font-size: 13px; color: var(--soft); }
input { display: block; width: 100%; margin-top: 4px; padding: 10px 12px; font: 16px ui-monospace, monospace; color: var(--ink);
  background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
button { padding: 10px 18px; min-height: 44px; font: 600 15px system-ui, sans-serif; color: var(--ground); background: var(--accent);
  border: 0; border-radius: 10px; }
.wrong { color: #d92d3c; }
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
