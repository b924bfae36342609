import { CallError, getOperatorSelf, signOperatorOut } from '@candor/api';
import { type LanguageCode, languageCodes } from '@candor/api';
import { Button, fieldControl, IconButton, Logo, Tag } from '@candor/kit/view';
import { writtenLanguages } from '@candor/messages';
import { useQueryClient } from '@tanstack/react-query';
import { lazyRouteComponent, Link, Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { Keyboard, LogOut, Moon, Search, Sun } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { SignIn } from '../entry/SignIn.tsx';
import { send } from '../lib/call.ts';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { enterForm, useKeys, useLeavingFields } from '../lib/keys.ts';
import { type Self, SelfContext, useMay } from '../lib/self.ts';
import { session, useToken } from '../lib/session.ts';
import { changeSettings, useSettings } from '../lib/settings.ts';
import { useCall } from '../lib/use-call.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Keys } from './Keys.tsx';
import { News } from './News.tsx';
import { sections } from './sections.ts';

/** It knows every act of the API, which the first page does without. */
const Palette = lazyRouteComponent(() => import('./Palette.tsx'), 'Palette');

/** The frame of everything that needs somebody who is signed in. */
export function Shell() {
  const token = useToken();
  return token === undefined ? <SignIn /> : <SignedIn key={token} />;
}

const selfEveryMs = 60_000;

function SignedIn() {
  const queries = useQueryClient();
  // The next operator of this tab sees nothing that this one has read.
  useEffect(() => () => queries.removeQueries({ predicate: ({ queryKey: [name] }) => name !== 'texts' }), [queries]);
  const self = useCall(getOperatorSelf, {}, { everyMs: selfEveryMs });
  if (self.error instanceof CallError && self.error.code === 'operator_role_missing') {
    return <RoleWaits onRetry={() => void self.refetch()} />;
  }
  return (
    <Loaded from={self}>
      {(data) => (
        <SelfContext value={data}>
          <Frame self={data} />
        </SelfContext>
      )}
    </Loaded>
  );
}

function RoleWaits({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages();
  return (
    <main className="mx-auto flex min-h-dvh max-w-sm flex-col justify-center gap-4 p-6">
      <h1 className="text-22 font-semibold">{t('console.waiting.title')}</h1>
      <p className="text-14 text-fg-2">{t('console.waiting.text')}</p>
      <div className="flex gap-2">
        <Button look="ink" onClick={onRetry}>
          {t('common.retry')}
        </Button>
        <Button look="soft" onClick={session.end}>
          {t('console.shell.signOut')}
        </Button>
      </div>
    </main>
  );
}

function Frame({ self }: { readonly self: Self }) {
  const t = useMessages();
  const may = useMay();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isComing = useRouterState({ select: ({ isLoading }) => isLoading });
  const [over, setOver] = useState<'palette' | 'keys'>();
  const reachable = sections.filter(({ needs }) => may(needs));
  useLeavingFields();
  useKeys({
    'mod+k': () => setOver('palette'),
    '?': () => setOver('keys'),
    a: enterForm,
    r: () => void queries.invalidateQueries(),
    ...Object.fromEntries(reachable.map(({ key, to }) => [key, () => void navigate({ to })])),
  });
  return (
    <div className="flex min-h-dvh">
      <nav
        aria-label={t('console.title')}
        className="sticky top-0 flex h-dvh w-52 shrink-0 flex-col gap-1 border-r border-line bg-surface p-3 max-lg:w-14"
      >
        <div className="mb-3 flex h-8 items-center gap-2 px-2">
          <Logo size={24} />
          <span className="truncate text-14 font-semibold max-lg:hidden">{t('console.title')}</span>
        </div>
        {reachable.map(({ id, to, icon: Icon, key }) => (
          <Link
            key={id}
            to={to}
            title={t(`console.nav.${id}`)}
            className="flex h-9 items-center gap-2.5 rounded-field px-2.5 text-13 font-medium text-fg-2 hover:bg-inset"
            activeProps={{ className: 'bg-inset text-fg' }}
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            <span className="flex-1 max-lg:sr-only">{t(`console.nav.${id}`)}</span>
            <kbd aria-hidden className="font-sans text-11 text-fg-3 max-lg:hidden">
              {key}
            </kbd>
          </Link>
        ))}
      </nav>
      <div className="flex min-w-0 flex-1 flex-col" aria-busy={isComing}>
        <TopBar self={self} onSearch={() => setOver('palette')} onKeys={() => setOver('keys')} />
        <News />
        <Outlet />
      </div>
      {over === 'palette' && (
        <Suspense>
          <Palette onClose={() => setOver(undefined)} />
        </Suspense>
      )}
      {over === 'keys' && <Keys onClose={() => setOver(undefined)} />}
    </div>
  );
}

interface TopBarProps {
  readonly self: Self;
  readonly onSearch: () => void;
  readonly onKeys: () => void;
}

function TopBar({ self: { name, role, mode, siteName, endsAtMs }, onSearch, onKeys }: TopBarProps) {
  const t = useMessages();
  const moment = useMoment();
  const { language, theme } = useSettings();
  const queries = useQueryClient();
  const leave = async (): Promise<void> => {
    await send(signOperatorOut, {}).catch(() => undefined);
    session.end();
  };
  return (
    <header className="sticky top-0 z-20 flex h-12 items-center gap-2 border-b border-line bg-bg px-6">
      <button
        type="button"
        onClick={onSearch}
        className="flex h-8 w-72 items-center gap-2 rounded-field bg-inset px-3 text-13 text-fg-3"
      >
        <Search aria-hidden className="size-4" />
        <span className="flex-1 truncate text-left">{t('console.shell.search')}</span>
        <kbd aria-hidden className="font-sans text-11">
          ⌘K
        </kbd>
      </button>
      <span className="flex-1" />
      {mode === 'practice' && <Tag look="warn">{t('console.shell.practice')}</Tag>}
      <span className="text-13 text-fg-3 max-xl:hidden">{siteName}</span>
      <select
        aria-label={t('console.shell.language')}
        value={language}
        onChange={({ target }) => {
          changeSettings({ language: languageOf(target.value) });
          // Works and collections are named in a language.
          void queries.invalidateQueries({ queryKey: ['/operator/names'] });
        }}
        className={`${fieldControl} h-8`}
      >
        {writtenLanguages.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </select>
      <IconButton
        label={t('console.shell.theme')}
        icon={theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
        size={16}
        onClick={() => changeSettings({ theme: theme === 'dark' ? 'light' : 'dark' })}
      />
      <IconButton label={t('console.shell.keys')} icon={<Keyboard aria-hidden />} size={16} onClick={onKeys} />
      <span
        className="flex flex-col text-right leading-tight"
        title={endsAtMs === undefined ? undefined : t('console.shell.until', { time: moment(endsAtMs) })}
      >
        <span className="text-13 font-semibold">{name}</span>
        <span className="text-11 text-fg-3">{t(`console.roles.${role}`)}</span>
      </span>
      <IconButton
        label={t('console.shell.signOut')}
        icon={<LogOut aria-hidden />}
        size={16}
        onClick={() => void leave()}
      />
    </header>
  );
}

function languageOf(value: string): LanguageCode {
  return languageCodes.find((code) => code === value) ?? 'en';
}
