import type { OptionRow } from '@candor/api';
import { Empty } from '@candor/kit/view';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Params } from '#client/navigation.ts';
import { session } from '#client/read.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { initialOptionForm } from './form/option-form.ts';
import { formAgain, wantedAgain } from './repeat-option.ts';
import { useSettledOptions } from './live/use-settled-options.ts';
import { OptionsDesk } from './OptionsDesk.tsx';
import { OptionsSkeleton } from './OptionsSkeleton.tsx';
import { useOptionPair } from './use-option-pair.ts';

/**
 * The options tab of the trade page: loading in its own shape, failed with a way out, without any pair, or the desk.
 * The form and the results that have come outlive a change of the pair.
 */
export function OptionsTab({ params }: { readonly params: Params }) {
  const t = useMessages();
  const pair = useOptionPair(params);
  const own = useSettledOptions();
  const login = useStore(session.store, session.login);
  const [form, setForm] = useState(initialOptionForm);
  const wanted = useStore(wantedAgain).option;
  const [taken, setTaken] = useState<OptionRow>();
  if (wanted !== undefined && wanted !== taken) {
    setTaken(wanted);
    setForm(formAgain(form, wanted));
  }
  useEffect(() => {
    if (wanted !== undefined) wantedAgain.setState({ option: undefined });
  }, [wanted]);
  return (
    <Loaded
      from={pair}
      skeleton={<OptionsSkeleton />}
      failureClass="p-4"
      empty={<Empty icon={<Timer />} title={t('options.noMarkets')} />}
    >
      {/* Open options and refusals on the desk belong to one user. */}
      {(data) => <OptionsDesk key={login} pair={data} own={own} form={form} setForm={setForm} />}
    </Loaded>
  );
}
