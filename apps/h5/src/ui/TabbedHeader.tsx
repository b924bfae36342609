import type { ComponentProps, ReactNode } from 'react';
import { Header } from './Page.tsx';
import { TextTabs } from './TextTabs.tsx';

interface TabbedHeaderProps<Id extends string> extends Omit<ComponentProps<typeof TextTabs<Id>>, 'label' | 'size'> {
  readonly title: string;
  /** Of the tabs; absent: the title. */
  readonly label?: string;
  readonly actions?: ReactNode;
}

/** The bar of a page with its tabs below. */
export function TabbedHeader<Id extends string>({ title, label = title, actions, ...tabs }: TabbedHeaderProps<Id>) {
  return (
    <section aria-label={title} className="shrink-0">
      <Header title={title} actions={actions} />
      <TextTabs<Id> label={label} {...tabs} />
    </section>
  );
}
