import type { ReactNode } from 'react';

/** One group of the gallery under its name. */
export function GallerySection({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="mb-5 flex flex-col gap-3">
      <h2 className="text-12 text-fg-3">{name}</h2>
      {children}
    </section>
  );
}
