/**
 * Appends to a race if nobody else did meanwhile, tells everybody, and notes what is to be known of it; all as one
 * step.
 * KEYS: the stream, what is due, the list (or the stream again). ARGV: last id that the caller knows ('' before the
 * first), id to append ('' to look only), the events,
 * the channel, ms to keep it ('' leave as it is), when it is due ('' leave, 'never'), the code, its place in the list
 * ('' leave, 'out', or a score).
 */
export const APPEND = `
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
local at = last[1] and last[1][1] or ''
if at ~= ARGV[1] then
  if at == '' then return {'gone'} end
  if ARGV[1] == '' then return {'taken'} end
  return {'behind', redis.call('XRANGE', KEYS[1], '(' .. ARGV[1], '+'), at}
end
if ARGV[2] ~= '' then
  redis.call('XADD', KEYS[1], ARGV[2], 'e', ARGV[3])
  redis.call('PUBLISH', ARGV[4], ARGV[2] .. ' ' .. ARGV[3])
elseif at == '' then
  return {'gone'}
end
if ARGV[5] ~= '' then redis.call('PEXPIRE', KEYS[1], ARGV[5]) end
if ARGV[6] == 'never' then redis.call('ZREM', KEYS[2], ARGV[7])
elseif ARGV[6] ~= '' then redis.call('ZADD', KEYS[2], ARGV[6], ARGV[7]) end
if ARGV[8] == 'out' then redis.call('ZREM', KEYS[3], ARGV[7])
elseif ARGV[8] ~= '' then
  redis.call('ZADD', KEYS[3], 'NX', ARGV[8], ARGV[7])
  redis.call('PEXPIRE', KEYS[3], 86400000)
end
return {'ok'}
`;

/**
 * Puts back what Redis has lost of a race, if it still ends where the caller saw it end. KEYS: the stream. ARGV: that
 * last id ('' for none), the channel, ms to keep it, then ids and
 * events by turns.
 */
export const RESTORE = `
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
if (last[1] and last[1][1] or '') ~= ARGV[1] then return 0 end
for i = 4, #ARGV, 2 do
  redis.call('XADD', KEYS[1], ARGV[i], 'e', ARGV[i + 1])
  redis.call('PUBLISH', ARGV[2], ARGV[i] .. ' ' .. ARGV[i + 1])
end
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
`;

/**
 * The codes of a list, newest first; those of races that are gone fall out of it. KEYS: the list. ARGV: what stands
 * before a code in the name of its stream.
 */
export const LIST = `
local codes = redis.call('ZREVRANGE', KEYS[1], 0, -1)
local there = {}
for _, code in ipairs(codes) do
  if redis.call('EXISTS', ARGV[1] .. code) == 1 then there[#there + 1] = code
  else redis.call('ZREM', KEYS[1], code) end
end
return there
`;
