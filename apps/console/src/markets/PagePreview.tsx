import { type FromPreview, type LanguageCode, previewChange, previewPath, type ToPreview } from '@candor/api';
import { Failed, Skeleton } from '@candor/kit/view';
import { writtenLanguages } from '@candor/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call as make } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useSettings } from '../lib/settings.ts';
import type { Theme } from '../lib/stored.ts';
import { Panel } from '../ui/Page.tsx';

export interface PagePreviewProps {
  /** Path of the call that would propose the change. */
  readonly call: string;
  /** Its fields, as JSON. Absent: it would be refused. */
  readonly fields?: string;
  /** Addresses of the pages of the app, one at least. */
  readonly pages: readonly string[];
  /** They are seen by somebody who has logged in. */
  readonly isOwnPage: boolean;
}

/** The names of the pages of changes that are seen on more than one. */
const pageNames = {
  '/pages/fund/receive': 'console.markets.preview.pages.deposit',
  '/pages/fund/withdraw': 'console.markets.preview.pages.withdraw',
  '/pages/setting/real_mark': 'console.markets.preview.pages.levels',
} as const;

const pathOf = (page: string): string => page.replace(/\?.*/, '');

/** The pages of the app on which users would see a change, as they would be: the app itself, in the size of a phone. */
export function PagePreview({ fields, pages, ...of }: PagePreviewProps) {
  const t = useMessages();
  const [chosen, setChosen] = useState('');
  const page = pages.find((one) => pathOf(one) === chosen) ?? pages[0] ?? '';
  const own = useSettings();
  const [theme, setTheme] = useState<Theme>(own.theme);
  const [language, setLanguage] = useState<LanguageCode>(own.language);
  return (
    <Panel title={t('console.markets.preview.title')}>
      <div className="flex flex-wrap gap-x-4 gap-y-1.5">
        {pages.length > 1 && (
          <Choices label={t('console.markets.preview.page')}>
            {pages.map((one) => (
              <Choice key={one} isChosen={one === page} onChoose={() => setChosen(pathOf(one))}>
                {t(pageNames[pathOf(one) as keyof typeof pageNames])}
              </Choice>
            ))}
          </Choices>
        )}
        <Choices label={t('console.markets.preview.theme')}>
          {(['dark', 'light'] as const).map((one) => (
            <Choice key={one} isChosen={one === theme} onChoose={() => setTheme(one)}>
              {t(`desk.preview.${one}`)}
            </Choice>
          ))}
        </Choices>
        <Choices label={t('console.markets.preview.language')}>
          {writtenLanguages.map(({ code, name }) => (
            <Choice key={code} isChosen={code === language} onChoose={() => setLanguage(code)}>
              {name}
            </Choice>
          ))}
        </Choices>
      </div>
      {fields === undefined ? (
        <p role="status" className="py-6 text-center text-13 text-fg-3">
          {t('console.markets.preview.refused')}
        </p>
      ) : (
        <PhoneFrame {...of} page={page} fields={fields} theme={theme} language={language} />
      )}
    </Panel>
  );
}

function Choices({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex gap-1.5">
      {children}
    </div>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`h-7 rounded-full px-3 text-12 font-medium ${isChosen ? 'bg-ink text-on-ink' : 'bg-inset text-fg-2'}`}
    >
      {children}
    </button>
  );
}

interface PhoneFrameProps extends Omit<PagePreviewProps, 'fields' | 'pages'> {
  readonly page: string;
  readonly fields: string;
  readonly theme: Theme;
  readonly language: LanguageCode;
}

/** It is of our origin, or its files would not load; but it cannot lead the console elsewhere, open windows or send forms. */
const sandbox = 'allow-scripts allow-same-origin';
/** The time after which a frame that says nothing has failed. */
const silentMsMax = 15_000;

function PhoneFrame({ call, fields, page, isOwnPage: isSignedIn, theme, language }: PhoneFrameProps) {
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useAnswers({ call, fields, language });
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), silentMsMax);
    return () => clearTimeout(timer);
  }, [state]);

  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<FromPreview>): void => {
    if (origin !== location.origin || source === null || source !== frame.current?.contentWindow) return;
    if (data.preview === 'ready') setState('ready');
    if (data.preview !== 'ask') return;
    const { id, asked, input } = data;
    // A reading without an answer stays on its way there, as in the app without a network.
    answer(asked, input).then((text) => tell(frame.current, { preview: 'answer', id, answer: text }), console.warn);
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    if (state !== 'ready') return;
    tell(frame.current, { preview: 'show', page, isSignedIn, draft: `${call} ${fields}`, language, theme });
  }, [state, page, isSignedIn, call, fields, language, theme]);

  if (state === 'failed') {
    return <Failed title={t('console.markets.preview.failed')} onRetry={() => setState('loading')} />;
  }
  return (
    <div className="relative h-[720px] max-h-[85dvh] w-[390px] max-w-full self-center overflow-hidden rounded-card border border-line-strong bg-bg">
      {state === 'loading' && (
        <Skeleton className="absolute inset-0 gap-3 p-4" blocks={['h-8 w-40', 'h-28', 'h-28', 'h-28']} />
      )}
      <iframe
        ref={frame}
        src={previewPath}
        sandbox={sandbox}
        title={t('console.markets.preview.frame')}
        className="relative size-full"
      />
    </div>
  );
}

/** The answers to what the page asks, each read once. */
function useAnswers({ call, fields, language }: Pick<PhoneFrameProps, 'call' | 'fields' | 'language'>) {
  const queries = useQueryClient();
  const answer = (asked: string, input: string): Promise<string> => {
    const request = { call, fields, asked, input, shownIn: language };
    return queries.fetchQuery({
      queryKey: [previewChange.path, request],
      queryFn: async () => (await make(previewChange, request)).answer,
      staleTime: Number.POSITIVE_INFINITY,
    });
  };
  return answer;
}

function tell(frame: HTMLIFrameElement | null, message: ToPreview): void {
  frame?.contentWindow?.postMessage(message, location.origin);
}
