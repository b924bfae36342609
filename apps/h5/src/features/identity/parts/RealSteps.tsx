import { useMessages } from '#i18n/use-messages.ts';
import { Stepper } from '#ui/Stepper.tsx';
import { type Identity, stepsOf } from '../identity.ts';

/** Info, documents, review: where one is on the way. */
export function RealSteps({ identity }: { readonly identity: Identity }) {
  const t = useMessages();
  const steps = stepsOf(identity).map(([name, state]) => {
    const label = t(`identity.steps.${name}`);
    return { label, state, said: t(`identity.steps.${state}`, { step: label }) };
  });
  return <Stepper label={t('identity.steps.label')} steps={steps} />;
}
