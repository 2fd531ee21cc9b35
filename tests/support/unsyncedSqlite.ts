import { DatabaseSync } from 'node:sqlite';

/**
 * SQLite doesn't wait until the disk has what it wrote, because no test cuts the power of the machine. Processes that
 * tests start and kill are not concerned.
 */
const original = Reflect.get(DatabaseSync.prototype, 'exec');

// Every file of a worker runs this again.
if (original.name === 'exec') {
  DatabaseSync.prototype.exec = function execUnsynced(text) {
    original.call(this, text.replaceAll('synchronous = full', 'synchronous = off'));
  };
}
