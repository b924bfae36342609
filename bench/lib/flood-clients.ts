import { Agent, request } from 'node:http';

/* Logins with unknown names, so many a second, each from another address, without proof of work. Prints the answers. */

const [address = '', perSecond = '0', seconds = '0'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const everyMs = 10;
const answers: Record<string, number> = {};
let sent = 0;
let answered = 0;

function send(): void {
  const number = sent++;
  const body = `user_string=nobody${number}%40example.com&password=not-the-password&lang=en`;
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
  const asked = request(`${address}/api/user/login`, { method: 'POST', agent, headers }, (answer) => {
    let text = '';
    answer.setEncoding('utf8');
    answer.on('data', (chunk: string) => (text += chunk));
    answer.on('end', () => count((JSON.parse(text) as { code: string }).code));
  });
  asked.on('error', () => count('cut off'));
  asked.end(body);
}

function count(code: string): void {
  answers[code] = (answers[code] ?? 0) + 1;
  answered += 1;
}

const startMs = performance.now();
const timer = setInterval(() => {
  const elapsedMs = performance.now() - startMs;
  if (elapsedMs < Number(seconds) * 1_000) {
    const due = Math.floor((elapsedMs * Number(perSecond)) / 1_000);
    while (sent < due) send();
  } else if (answered === sent) {
    clearInterval(timer);
    agent.destroy();
    console.log(JSON.stringify(answers));
  }
}, everyMs);
