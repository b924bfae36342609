import { previewSpotOrder } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { areSame, type FigureTexts, textsOfPreview, textsOfSummary } from './figure-texts.ts';
import type { OrderForm } from './order-form.ts';
import { inputFrom } from './order-request.ts';
import { type OrderFacts, type OrderSummary, summarize } from './order-summary.ts';

/** The interval of previews while the sheet is open. */
const previewEveryMs = 3_000;

interface CheckedFigures {
  readonly figures: FigureTexts | undefined;
  /** The form's own, for figures that the server's preview does not have. */
  readonly summary: OrderSummary | undefined;
  /** `own`: not checked yet. `agreed`: the server's are the same. `server`: they differ, and the server's are here. */
  readonly source: 'own' | 'agreed' | 'server' | 'unchecked';
  /** The reason that the server would refuse it now, in its words. */
  readonly refusal: string | undefined;
}

/** The figures of an order about to be sent: the server's where they differ from the form's. */
export function useCheckedFigures(form: OrderForm, facts: OrderFacts, isOpen: boolean): CheckedFigures {
  const t = useMessages();
  const preview = useCall(previewSpotOrder, inputFrom(form, facts.terms), {
    isEnabled: isOpen,
    staleMs: 0,
    everyMs: previewEveryMs,
  });
  const outcome = summarize(form, facts);
  const summary = outcome?.ok ? outcome.value : undefined;
  const own = summary && textsOfSummary(summary, form, facts.terms);
  if (preview.state !== 'ready') {
    return { figures: own, summary, source: preview.state === 'failed' ? 'unchecked' : 'own', refusal: undefined };
  }
  const { rejectCode, rejectText } = preview.data;
  if (rejectCode !== undefined) {
    return { figures: own, summary, source: 'own', refusal: rejectText ?? t('errors.parameter_error') };
  }
  // Of an OCO the server previews one leg, as the form does; the other is in the summary.
  const theirs = textsOfPreview(preview.data, form, facts.terms);
  if (theirs === undefined) return { figures: own, summary, source: 'unchecked', refusal: undefined };
  const isAgreed = own !== undefined && areSame(own, theirs);
  return { figures: isAgreed ? own : theirs, summary, source: isAgreed ? 'agreed' : 'server', refusal: undefined };
}
