import { startPage } from './framework/browser/client-root.tsx';

startPage();
