import { listReports } from '@candor/api';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serveOperator } from '../../serving/serve.ts';
import { messageRowOf } from '../present.ts';

export default serveOperator(listReports, async ({ platform }, page) => {
  const found = await platform.conversations.reports(page);
  return done(
    pageAnswer(page, found, ({ message, reasons, ...report }) => ({
      ...report,
      reasons: [...reasons],
      message: messageRowOf(message),
    })),
  );
});
