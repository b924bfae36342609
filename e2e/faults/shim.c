/*
 * Stands between a server and its disk and clock: loaded with LD_PRELOAD, it sees the calls for files of one folder.
 * What it does is told by a file in memory, which the test writes while the server runs; see shim.ts for both layouts.
 *
 *   FAULTS_FOLDER   the data folder, absolute
 *   FAULTS_CONTROL  what fails, and by how much the wall clock is wrong
 *   FAULTS_LOG      optional: every change of the folder and every sync, in their order
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

struct control {
  int64_t clock_shift_ms;
  int32_t calls;     /* which calls may fail, as a sum of the values below; none when 0 */
  int32_t error;     /* an errno; 0: the process is killed at that call */
  int32_t countdown; /* fails at the n-th such call from now on */
  int32_t times;     /* and at so many; below 0: from then on */
  int32_t hits;      /* how many have failed */
  char pattern[64];  /* of the file's name */
};

enum { call_write = 1, call_sync = 2, call_create = 4, call_growth = 8 };
enum { log_create = 1, log_write = 2, log_truncate = 3, log_sync = 4, log_sync_folder = 5, log_rename = 6, log_unlink = 7, log_open = 8 };

struct entry {
  uint32_t kind;
  uint32_t length; /* of what follows */
  uint64_t file;   /* its inode */
  int64_t offset;
};

enum { handles_max = 65536 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct control *control;
static const char *folder;
static size_t folder_length;
static int log_handle = -1;
/* By handle: the inode and the name in the folder of what was opened. A handle may be something else by now. */
static ino_t inodes[handles_max];
static char *names[handles_max];

#define REAL(name) ((__typeof__(&name))real(#name))

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FAULTS_CONTROL");
  int handle = path == NULL ? -1 : REAL(open64)(path, O_RDWR | O_CLOEXEC);
  if (handle >= 0) {
    void *at = mmap(NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, handle, 0);
    if (at != MAP_FAILED) control = at;
    close(handle);
  }
  const char *log = getenv("FAULTS_LOG");
  if (log != NULL) log_handle = REAL(open64)(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  folder_length = getenv("FAULTS_FOLDER") == NULL ? 0 : strlen(getenv("FAULTS_FOLDER"));
  folder = getenv("FAULTS_FOLDER");
}

/* The path inside the folder, "" for the folder itself, or NULL. What SQLite shares in memory is no file to keep. */
static const char *inside(const char *path) {
  if (folder == NULL || path == NULL || strncmp(path, folder, folder_length) != 0) return NULL;
  if (path[folder_length] == 0) return "";
  if (path[folder_length] != '/') return NULL;
  const char *name = path + folder_length + 1;
  size_t length = strlen(name);
  return length > 4 && strcmp(name + length - 4, "-shm") == 0 ? NULL : name;
}

static const char *name_of(int handle) {
  if (handle < 0 || handle >= handles_max || names[handle] == NULL) return NULL;
  struct stat status;
  return fstat(handle, &status) == 0 && status.st_ino == inodes[handle] ? names[handle] : NULL;
}

static void record(uint32_t kind, uint64_t file, int64_t offset, const void *bytes, size_t length) {
  if (log_handle < 0) return;
  struct entry entry = {kind, (uint32_t)length, file, offset};
  struct iovec parts[2] = {{&entry, sizeof entry}, {(void *)bytes, length}};
  if (REAL(writev)(log_handle, parts, 2) < 0) raise(SIGKILL);
}

static int fails(int call, const char *name) {
  if (control == NULL || (control->calls & call) == 0) return 0;
  const char *last = strrchr(name, '/');
  if (fnmatch(control->pattern, last == NULL ? name : last + 1, 0) != 0) return 0;
  if (control->countdown > 1) {
    control->countdown--;
    return 0;
  }
  if (control->times == 0) return 0;
  if (control->times > 0) control->times--;
  control->hits++;
  if (control->error == 0) raise(SIGKILL);
  errno = control->error;
  return 1;
}

static int open_file(int at, const char *path, int flags, mode_t mode) {
  const char *name = inside(path);
  if (name == NULL) {
    int handle = REAL(openat64)(at, path, flags, mode);
    if (handle >= 0 && handle < handles_max) names[handle] = NULL;
    return handle;
  }
  pthread_mutex_lock(&lock);
  int is_new = (flags & O_CREAT) != 0 && access(path, F_OK) != 0;
  int handle = is_new && fails(call_create, name) ? -1 : REAL(openat64)(at, path, flags, mode);
  if (handle >= 0 && handle < handles_max) {
    struct stat status;
    fstat(handle, &status);
    inodes[handle] = status.st_ino;
    /* Never freed: another thread may be reading the name. A server opens few files. */
    names[handle] = strdup(name);
    if (is_new) record(log_create, status.st_ino, 0, name, strlen(name));
    else if (S_ISREG(status.st_mode)) record(log_open, status.st_ino, 0, name, strlen(name));
    if (!is_new && (flags & O_TRUNC) != 0) record(log_truncate, status.st_ino, 0, NULL, 0);
  }
  pthread_mutex_unlock(&lock);
  return handle;
}

#define OPENS(function, prefix, at) \
  int function(prefix const char *path, int flags, ...) { \
    va_list arguments; \
    va_start(arguments, flags); \
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(arguments, mode_t) : 0; \
    va_end(arguments); \
    return open_file(at, path, flags, mode); \
  }
#define AT int at,
OPENS(open, , AT_FDCWD)
OPENS(open64, , AT_FDCWD)
OPENS(openat, AT, at)
OPENS(openat64, AT, at)

/* One write of a tracked file; an offset below 0 is the handle's own place. */
static ssize_t write_file(int handle, const char *name, const struct iovec *parts, int count, off64_t offset) {
  pthread_mutex_lock(&lock);
  struct stat status;
  fstat(handle, &status);
  int is_appending = (fcntl(handle, F_GETFL) & O_APPEND) != 0;
  off64_t place = is_appending ? status.st_size : offset >= 0 ? offset : lseek64(handle, 0, SEEK_CUR);
  size_t length = 0;
  for (int i = 0; i < count; i++) length += parts[i].iov_len;
  int is_growing = place + (off64_t)length > status.st_size;
  ssize_t written = -1;
  if (!fails(call_write, name) && !(is_growing && fails(call_growth, name))) {
    written = offset >= 0 ? REAL(pwritev64)(handle, parts, count, offset) : REAL(writev)(handle, parts, count);
    off64_t at = place;
    ssize_t left = written;
    for (int i = 0; i < count && left > 0; i++) {
      size_t part = (size_t)left < parts[i].iov_len ? (size_t)left : parts[i].iov_len;
      record(log_write, status.st_ino, at, parts[i].iov_base, part);
      at += part;
      left -= part;
    }
  }
  pthread_mutex_unlock(&lock);
  return written;
}

ssize_t write(int handle, const void *bytes, size_t length) {
  const char *name = name_of(handle);
  if (name == NULL) return REAL(write)(handle, bytes, length);
  struct iovec part = {(void *)bytes, length};
  return write_file(handle, name, &part, 1, -1);
}

ssize_t writev(int handle, const struct iovec *parts, int count) {
  const char *name = name_of(handle);
  return name == NULL ? REAL(writev)(handle, parts, count) : write_file(handle, name, parts, count, -1);
}

ssize_t pwrite64(int handle, const void *bytes, size_t length, off64_t offset) {
  const char *name = name_of(handle);
  if (name == NULL) return REAL(pwrite64)(handle, bytes, length, offset);
  struct iovec part = {(void *)bytes, length};
  return write_file(handle, name, &part, 1, offset);
}

ssize_t pwrite(int handle, const void *bytes, size_t length, off_t offset) {
  return pwrite64(handle, bytes, length, offset);
}

ssize_t pwritev64(int handle, const struct iovec *parts, int count, off64_t offset) {
  const char *name = name_of(handle);
  return name == NULL ? REAL(pwritev64)(handle, parts, count, offset) : write_file(handle, name, parts, count, offset);
}

int ftruncate64(int handle, off64_t length) {
  const char *name = name_of(handle);
  if (name == NULL) return REAL(ftruncate64)(handle, length);
  pthread_mutex_lock(&lock);
  int result = fails(call_write, name) ? -1 : REAL(ftruncate64)(handle, length);
  if (result == 0) record(log_truncate, inodes[handle], length, NULL, 0);
  pthread_mutex_unlock(&lock);
  return result;
}

int ftruncate(int handle, off_t length) { return ftruncate64(handle, length); }

/* While changes are recorded the disk itself need not be waited for: what counts is the order. */
static int sync_file(int handle, int (*real_sync)(int)) {
  const char *name = name_of(handle);
  if (name == NULL) return real_sync(handle);
  pthread_mutex_lock(&lock);
  struct stat status;
  fstat(handle, &status);
  int result = fails(call_sync, name) ? -1 : 0;
  if (result == 0) record(S_ISDIR(status.st_mode) ? log_sync_folder : log_sync, status.st_ino, 0, name, strlen(name));
  pthread_mutex_unlock(&lock);
  return result == 0 && log_handle < 0 ? real_sync(handle) : result;
}

int fsync(int handle) { return sync_file(handle, REAL(fsync)); }
int fdatasync(int handle) { return sync_file(handle, REAL(fdatasync)); }

int rename(const char *from, const char *to) {
  const char *name = inside(from), *next = inside(to);
  if (name == NULL || next == NULL) return REAL(rename)(from, to);
  pthread_mutex_lock(&lock);
  int result = REAL(rename)(from, to);
  if (result == 0) {
    char both[2 * PATH_MAX];
    size_t length = strlen(name) + 1 + strlen(next);
    if (length < sizeof both) {
      strcpy(both, name);
      strcpy(both + strlen(name) + 1, next);
      record(log_rename, 0, 0, both, length);
    }
  }
  pthread_mutex_unlock(&lock);
  return result;
}

int unlink(const char *path) {
  const char *name = inside(path);
  if (name == NULL) return REAL(unlink)(path);
  pthread_mutex_lock(&lock);
  int result = REAL(unlink)(path);
  if (result == 0) record(log_unlink, 0, 0, name, strlen(name));
  pthread_mutex_unlock(&lock);
  return result;
}

static int64_t shift_ms(void) { return control == NULL ? 0 : __atomic_load_n(&control->clock_shift_ms, __ATOMIC_RELAXED); }

int clock_gettime(clockid_t clock, struct timespec *now) {
  static __typeof__(&clock_gettime) real_clock;
  if (real_clock == NULL) real_clock = REAL(clock_gettime);
  int result = real_clock(clock, now);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
    int64_t ns = now->tv_nsec + shift_ms() % 1000 * 1000000;
    now->tv_sec += shift_ms() / 1000 + (ns >= 1000000000) - (ns < 0);
    now->tv_nsec = ns >= 1000000000 ? ns - 1000000000 : ns < 0 ? ns + 1000000000 : ns;
  }
  return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  (void)zone;
  struct timespec exact;
  if (clock_gettime(CLOCK_REALTIME, &exact) != 0) return -1;
  now->tv_sec = exact.tv_sec;
  now->tv_usec = exact.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *at) {
  struct timespec exact;
  clock_gettime(CLOCK_REALTIME, &exact);
  if (at != NULL) *at = exact.tv_sec;
  return exact.tv_sec;
}
