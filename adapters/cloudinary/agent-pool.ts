import { Agent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { withTimeout } from '#domain/with-timeout.ts'

type AgentPool = <T>(work: (agent: Agent) => Promise<T>) => Promise<T>

// As long as Node's own agent keeps an idle connection.
const idleFor = 5_000

/**
 * Cloudinary's client aborts a request only when it is idle, and gives no access to the request. So each
 * request has an agent of its own, whose destruction ends it; agents and their connections are reused.
 */
export function agentPool({ secure, timeout }: { secure: boolean; timeout: number }): AgentPool {
  const free: Agent[] = []
  // The client uses the protocol of its agent: plain HTTP for a stand-in.
  const newAgent = () => new (secure ? SecureAgent : Agent)({ keepAlive: true, timeout: idleFor })
  return async (work) => {
    const agent = free.pop() ?? newAgent()
    try {
      const result = await withTimeout(work(agent), timeout)
      free.push(agent)
      return result
    } catch (error) {
      agent.destroy()
      throw error
    }
  }
}
