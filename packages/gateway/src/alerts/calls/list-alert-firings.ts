import { listAlertFirings } from '@candor/api';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { alertFiringRowOf } from '../present/alerts.ts';

export default serveUser(listAlertFirings, async ({ platform, market }, page, { user }) => {
  const found = await platform.alerts.firings(user.userId, page);
  return done(pageAnswer(page, found, (firing) => alertFiringRowOf(market.instruments, firing)));
});
