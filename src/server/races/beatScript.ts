/**
 * A process says that it lives, and learns what time it is and who else lives. KEYS: the processes by when they last
 * said so, the clock, who is connected to this one. ARGV: the
 * process, its time ('' before it knows), ms after which a silent one is dead, ms to keep its list, whether to take
 * over from the dead.
 *
 * The time of races is that of Redis plus an offset that is 0 until somebody sets the clock of Redis: then two beats of
 * the processes are not about a second apart by it, and
 * the next process keeps the time by setting the offset. All follow, and so does who comes later.
 */
export const BEAT = `
local t = redis.call('TIME')
local redisNow = t[1] * 1000 + math.floor(t[2] / 1000)
local clock = redis.call('HMGET', KEYS[2], 'offset', 'at')
local offset = tonumber(clock[1] or '')
local since = offset and redisNow - tonumber(clock[2])
local isOdd = not offset or since < -1000 or since > 3000
if isOdd and ARGV[2] ~= '' then offset = tonumber(ARGV[2]) - redisNow end
if not offset or (isOdd and ARGV[2] == '' and since > 600000) then offset = 0 end
if ARGV[2] ~= '' or not isOdd then redis.call('HSET', KEYS[2], 'offset', offset, 'at', redisNow) end
local now = redisNow + offset
local wasKnown = redis.call('ZSCORE', KEYS[1], ARGV[1]) and 1 or 0
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('PEXPIRE', KEYS[3], ARGV[4])
local others, dead = {}, {}
local all = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
for i = 1, #all, 2 do
  if all[i] ~= ARGV[1] then
    if now - tonumber(all[i + 1]) < tonumber(ARGV[3]) then others[#others + 1] = all[i]
    elseif ARGV[5] == '1' then
      dead[#dead + 1] = all[i]
      redis.call('ZADD', KEYS[1], now, all[i])
    end
  end
end
return {now, others, dead, wasKnown}
`;
