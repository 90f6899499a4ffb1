// The styles of all pages for the one stylesheet: the pages themselves stay on the server, so nothing else in the browser's build names them.
import.meta.glob(['./*.tsx', '!./*.test.tsx'], { eager: true });
