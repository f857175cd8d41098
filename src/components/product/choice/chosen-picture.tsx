'use client';
import { createContext, type ReactNode, useContext, useState } from 'react';

type ChosenPicture = { path: string | undefined; show: (path: string) => void };

const Context = createContext<ChosenPicture>({ path: undefined, show: () => {} });

/** Lets the choice of a variant show its picture in the gallery. */
export function ChosenPictureProvider({ children }: { children: ReactNode }) {
  const [path, show] = useState<string>();
  return <Context value={{ path, show }}>{children}</Context>;
}

export const useChosenPicture = (): ChosenPicture => useContext(Context);
