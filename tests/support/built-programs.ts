// Tests of the back end's source run the separate programs (documents, HEIC pictures, sheets) from the build: a compiler at each start costs seconds.
import { programs } from '#backend/ports/built-program';

programs.otherBuild = 'build';
