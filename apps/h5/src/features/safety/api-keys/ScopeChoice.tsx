import { Checkbox } from '@candor/kit/view';
import { useId } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { type ScopeOffered, scopesOffered } from './key-rules.ts';

interface ScopeChoiceProps {
  readonly value: readonly ScopeOffered[];
  readonly onChange: (scopes: readonly ScopeOffered[]) => void;
  readonly error: string | undefined;
}

/** The permissions of a key, each with its meaning. */
export function ScopeChoice({ value, onChange, error }: ScopeChoiceProps) {
  const t = useMessages();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} aria-describedby={error && `${id}-note`} className="flex flex-col gap-1.5">
      <p id={id} className="text-13 text-fg-2">
        {t('safety.apiKeys.scopes')}
      </p>
      <div className="divide-y divide-line rounded-card border border-line bg-surface px-4">
        {scopesOffered.map((scope) => (
          <div key={scope} className="py-3">
            <Checkbox
              isChecked={value.includes(scope)}
              onChange={(isChecked) =>
                onChange(isChecked ? [...value, scope] : value.filter((chosen) => chosen !== scope))
              }
            >
              <span>
                <span className="block text-15 font-medium text-fg">{t(`safety.apiKeys.scope.${scope}`)}</span>
                <span className="block text-12 text-fg-3">{t(`safety.apiKeys.scopeText.${scope}`)}</span>
              </span>
            </Checkbox>
          </div>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-note`} role="alert" className="text-12 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
