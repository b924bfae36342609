import { Skeleton } from '@candor/kit/view';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { ConvertEstimate } from './ConvertEstimate.tsx';
import { ConvertPanels } from './ConvertPanels.tsx';
import {
  type ConvertForm,
  completeForm,
  convertActions,
  convertProblems,
  summarizeConversion,
} from './convert-form.ts';
import { QuoteSheet } from './QuoteSheet.tsx';
import { useConvertAssets, useConvertTerms } from './use-convert-facts.ts';
import { useConvertProblemText } from './use-convert-problem-text.ts';
import { useQuoting } from './use-quoting.ts';

interface ConvertPageProps {
  readonly head: ReactNode;
  readonly form: ConvertForm;
  readonly onChange: (form: ConvertForm) => void;
  readonly onHistory: () => void;
}

/** The two panels, the estimate, and the way to a quote. */
export function ConvertPage({ head, form: typed, onChange, onHistory }: ConvertPageProps) {
  const t = useMessages();
  const assets = useConvertAssets();
  const known = { assets: assets.data ?? [], terms: undefined };
  const form = completeForm(typed, known);
  const facts = { ...known, terms: useConvertTerms(form) };
  const summary = summarizeConversion(form, facts);
  const [problem] = convertProblems(form, facts);
  const problemText = useConvertProblemText(problem, summary, facts);
  const isOfAmount = problem === 'amount_insufficient' || problem === 'amount_zero';
  const [isQuoteOpen, setIsQuoteOpen] = useState(false);
  const { quoting, isAccepting, ask, accept } = useQuoting(() => onChange(convertActions.begin(form)));
  const askQuote = () => {
    const { fromId, toId, amount } = form;
    if (fromId === undefined || toId === undefined) return;
    setIsQuoteOpen(true);
    void ask({ fromAssetId: fromId, toAssetId: toId, amount });
  };
  const footer = (
    <Button isWide isDisabled={problem !== undefined} reason={isOfAmount ? undefined : problemText} onClick={askQuote}>
      {t('funds.previewConversion')}
    </Button>
  );
  return (
    <Page header={head} {...(assets.state === 'ready' && { footer })}>
      <div className="px-4 pt-2 pb-4">
        <Loaded
          from={assets}
          skeleton={
            <Skeleton
              className="gap-3"
              blocks={['h-23 w-full rounded-card!', 'h-23 w-full rounded-card!', 'mt-3 h-3 w-40', 'h-3 w-56']}
            />
          }
        >
          {(data) => (
            <>
              <NotOffered product="convert" className="mb-3" />
              <ConvertPanels
                form={form}
                assets={data}
                summary={summary}
                error={isOfAmount ? problemText : undefined}
                onChange={onChange}
              />
              <ConvertEstimate summary={summary} terms={facts.terms} />
              <QuoteSheet
                isOpen={isQuoteOpen}
                onClose={() => setIsQuoteOpen(false)}
                assets={data}
                quoting={quoting}
                isAccepting={isAccepting}
                onAccept={() => void accept()}
                onAskAgain={askQuote}
                onHistory={onHistory}
              />
            </>
          )}
        </Loaded>
      </div>
    </Page>
  );
}
