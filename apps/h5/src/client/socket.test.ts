import { type SubscribeReply, type TopicMessage, tradesTopic } from '@candor/api';
import { expect, it } from 'vitest';
import { createSocketClient, type Wire } from './socket.ts';

/** A wire that records messages and lets the test play the server. */
function testWire() {
  const sent: [event: string, topics: readonly string[]][] = [];
  const replies: ((reply: SubscribeReply) => void)[] = [];
  let connected = () => {};
  let lost = () => {};
  let told = (_name: string, _message: TopicMessage) => {};
  const wire: Wire = {
    connect: () => {},
    disconnect: () => {},
    emit(event, payload, acknowledge) {
      sent.push([event, (payload as { topics: string[] }).topics]);
      if (acknowledge !== undefined) replies.push(acknowledge);
    },
    onConnect: (act) => (connected = act),
    onDisconnect: (act) => (lost = act),
    onTopic: (act) => (told = act),
  };
  const trade = (id: number) => ({ id, price: '1', amount: '2', type: '1', time: 5 });
  return {
    wire,
    sent,
    connect: () => connected(),
    lose: () => lost(),
    snapshot: (seq: number, ids: number[]) =>
      replies.shift()?.({ ok: true, snapshots: { 'trades:7': { seq, data: ids.map(trade) } }, refused: {} }),
    update: (seq: number, ids: number[]) => told('trades:7', { seq, data: ids.map(trade) }),
  };
}

function watched() {
  const server = testWire();
  const client = createSocketClient(server.wire);
  const seen: string[] = [];
  const stop = client.subscribe(tradesTopic, [7], {
    onSnapshot: (rows) => seen.push(`snapshot ${rows.map((row) => row.tradeId).join()}`),
    onUpdate: (rows) => seen.push(`update ${rows.map((row) => row.tradeId).join()}`),
  });
  return { server, client, seen, stop };
}

it('asks on connect, applies in order, and starts anew from a snapshot after a gap', () => {
  const { server, seen } = watched();
  expect(server.sent).toEqual([]);
  server.connect();
  server.snapshot(3, [1, 2]);
  server.update(4, [3]);
  server.update(6, [5]);
  server.update(7, [6]);
  server.snapshot(7, [6, 5, 4]);
  server.update(8, [7]);
  expect(server.sent).toEqual([
    ['subscribe', ['trades:7']],
    ['subscribe', ['trades:7']],
  ]);
  expect(seen).toEqual(['snapshot 1,2', 'update 3', 'snapshot 6,5,4', 'update 7']);
});

it('subscribes again after a reconnection and unsubscribes with the last watcher', () => {
  const { server, client, stop } = watched();
  server.connect();
  server.lose();
  expect(client.connection.getState().state).toBe('lost');
  server.connect();
  stop();
  expect(server.sent.map(([event]) => event)).toEqual(['subscribe', 'subscribe', 'unsubscribe']);
});
