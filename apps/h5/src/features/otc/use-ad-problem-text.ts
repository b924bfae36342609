import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { AdField, AdProblem } from './ad-form.ts';

interface AdWords {
  readonly code: string;
  readonly fiatCode: string;
  readonly available: string | undefined;
}

/** A problem of the form in words. */
export function useAdProblemText(
  problem: AdProblem | undefined,
  { code, fiatCode, available }: AdWords,
): string | undefined {
  const t = useMessages();
  const format = useFormat();
  const own = useOwnFormat();
  const nameOf = (field: AdField) =>
    field === 'price' ? t('otc.form.price', { fiat: fiatCode }) : t(`otc.form.${field}`);
  switch (problem?.code) {
    case undefined:
      return undefined;
    case 'not_offered':
      return t('common.notOffered');
    case 'insufficient':
      return t('funds.amountInsufficient', { amount: own.amount(available), asset: code });
    case 'method_missing':
      return t('otc.form.noMethod');
    case 'details_missing':
      return t('otc.form.missing');
    case 'hours_wrong':
      return t('otc.form.hoursWrong');
    case 'missing':
      return t('otc.form.fill', { field: nameOf(problem.field) });
    case 'crossed':
      return t('otc.form.crossed', { low: nameOf(problem.low), high: nameOf(problem.high) });
    case 'outside': {
      const { field, least, most } = problem;
      return t('otc.form.outside', { field: nameOf(field), min: format.amount(least), max: format.amount(most) });
    }
  }
}
